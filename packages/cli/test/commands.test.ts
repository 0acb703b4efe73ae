// The commands as child processes: exit codes, JSON shapes, same bytes for the same seed. Neighbours: misuse.test.ts,
// draw.test.ts.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { lineCount, newFolder, skulls } from './runSkulls.ts'

const timeless = (json: string): string => {
  const { seconds, decisionsPerSecond, gamesPerSecond, ...rest } = JSON.parse(json) as Record<string, unknown>
  for (const time of [seconds, decisionsPerSecond, gamesPerSecond]) expect(time).toBeGreaterThan(0)
  return JSON.stringify(rest)
}

describe('skulls simulate', () => {
  const words = ['simulate', '--edition', 'crp', '--games', '6', '--seed', '7', '--bots', 'random,random', '--json']

  it('should print one JSON object with its fields and nothing else', async () => {
    const { code, out, err } = await skulls(...words)
    expect(code).toBe(0)
    expect(err).toBe('')
    expect(lineCount(out)).toBe(1)
    const result = JSON.parse(out) as Record<string, unknown>
    expect(result).toMatchObject({ edition: 'crp', seed: 7, bots: ['random', 'random'], games: 6 })
    for (const field of ['seconds', 'decisions', 'decisionsPerSecond', 'gamesPerSecond', 'turnovers'])
      expect(result[field]).toBeGreaterThan(0)
    for (const field of ['touchdowns', 'casualties']) expect(result[field]).toBeGreaterThanOrEqual(0)
  })

  it('should give the same bytes for the same seed and others for another', async () => {
    const first = timeless((await skulls(...words)).out)
    const recorded = timeless((await skulls(...words, '--record', newFolder())).out)
    const other = timeless((await skulls(...words, '--seed', '8')).out)
    expect(recorded).toBe(first)
    expect(other).not.toBe(first)
  })
})

describe('skulls replay', () => {
  const recordOne = async (): Promise<string> => {
    const folder = join(newFolder(), 'records')
    await skulls('simulate', '--games', '1', '--home', 'human', '--away', 'orc', '--record', folder)
    const [name, ...others] = readdirSync(folder)
    expect(others).toEqual([])
    return join(folder, name)
  }

  it('should tell a right record and end with the score', async () => {
    const { code, out, err } = await skulls('replay', await recordOne())
    expect(err).toBe('')
    expect(code).toBe(0)
    expect(out).toContain('Human, turn 1.')
    expect(out.trimEnd().split('\n').at(-1)).toMatch(/^Human \d+ – \d+ Orc$/)
  })

  it('verifies a record of engine 0.2.0 and says that its end could not be compared', async () => {
    const path = fileURLToPath(new URL('../../engine/test/play/before/bugman-touchdowns.json', import.meta.url))
    const { code, out, err } = await skulls('replay', path)
    expect([code, err]).toEqual([0, ''])
    expect(out).toContain('Every input fits, but the end could not be compared: engine 0.2.0 wrote')
  })

  it('should name the first input that does not fit, with exit code 1', async () => {
    const path = await recordOne()
    const record = JSON.parse(readFileSync(path, 'utf8')) as { inputs: string[] }
    record.inputs[20] = record.inputs[21]
    writeFileSync(path, JSON.stringify(record))
    const { code, out, err } = await skulls('replay', path)
    expect(code).toBe(1)
    expect(out).toBe('')
    expect(err).toContain('input 21 ')
    expect(lineCount(err)).toBe(1)
  })

  it('should refuse what is no record with exit code 2', async () => {
    const path = join(newFolder(), 'none.json')
    writeFileSync(path, '{"format": "something else"}')
    const { code, err } = await skulls('replay', path)
    expect(code).toBe(2)
    expect(err).toContain('no record')
    expect(lineCount(err)).toBe(1)
  })
})

describe('skulls rules', () => {
  it('should count every ledger, or print the one object of an edition', async () => {
    const all = JSON.parse((await skulls('rules', '--json')).out) as { editions: { edition: string; total: number }[] }
    const one = JSON.parse((await skulls('rules', '--edition', 'crp', '--json')).out) as Record<string, unknown>
    expect(all.editions.map(({ edition }) => edition)).toEqual(expect.arrayContaining(['bugman', 'crp']))
    expect(Object.keys(one)).toEqual(['edition', 'total', 'proven', 'unproven', 'chapters'])
    expect(Number(one.proven) + (one.unproven as number[]).length).toBe(one.total)
  })
})

describe('skulls bench', () => {
  it('should print median, min and max of every measure', async () => {
    const { code, out } = await skulls('bench', '--runs', '3', '--seconds', '0.05', '--json')
    expect(code).toBe(0)
    const result = JSON.parse(out) as Record<string, { median: number; min: number; max: number }>
    for (const field of ['decisionsPerSecond', 'gamesPerSecond', 'cloneMicros', 'legalMicros', 'jsonMicros']) {
      const { median, min, max } = result[field]
      expect(min).toBeGreaterThan(0)
      expect(median).toBeGreaterThanOrEqual(min)
      expect(max).toBeGreaterThanOrEqual(median)
    }
  })
})

describe('skulls show', () => {
  it('should draw the same position from a text and from a file, without colours in a pipe', async () => {
    const position = 'crp turn=home:3/2 ball=h4 h4@g13 h12@h14.p a2@g14 a11@i15.s a7@ko'
    const path = join(newFolder(), 'position.txt')
    writeFileSync(path, `${position}\n`)
    const fromText = await skulls('show', position)
    const fromFile = await skulls('show', path)
    expect(fromText.err).toBe('')
    expect(fromText.code).toBe(0)
    expect(fromFile.out).toBe(fromText.out)
    expect(fromText.out).not.toContain('\x1b')
  })
})

describe('skulls play', () => {
  it('should print the seed, the log and a drawing a turn into a pipe, the same for the same seed', async () => {
    const play = () => skulls('play', '--seed', '7', '--bots', 'rookie,rookie')
    const first = await play()
    const second = await play()
    expect(first.code).toBe(0)
    expect(first.out).toBe(second.out)
    expect(first.out).toContain('--seed 7')
    expect(first.out.match(/^a \|/gm)?.length).toBeGreaterThan(16)
    expect(first.out).not.toContain('\x1b')
  })

  it('should with --fast draw the last position only', async () => {
    const { out } = await skulls('play', '--fast', '--home', 'skaven', '--away', 'skaven', '--bots', 'rookie,random')
    expect(out.match(/^a \|/gm)).toHaveLength(1)
    expect(out.trimEnd().split('\n').at(-1)).toMatch(/^Skaven \d+ – \d+ Skaven$/)
  })
})

describe('skulls fuzz', () => {
  it('should find no fault in two games', async () => {
    const { code, out } = await skulls('fuzz', '--games', '2', '--seed', '5')
    expect(code).toBe(0)
    expect(out).toMatch(/^2 games .* no fault/)
  })
})

describe('skulls help', () => {
  it('should list the commands', async () => {
    const { code, out } = await skulls()
    expect((await skulls('--help')).out).toBe(out)
    expect(code).toBe(0)
    for (const name of ['play', 'simulate', 'show', 'replay', 'rules', 'bench', 'fuzz']) expect(out).toContain(name)
  })

  it('should show flags and examples of a command, the same both ways', async () => {
    const { out } = await skulls('help', 'simulate')
    expect(out).toContain('--record DIR')
    expect(out).toContain('Examples')
    expect((await skulls('simulate', '--help')).out).toBe(out)
  })

  it('should print the version', async () => {
    expect((await skulls('--version')).out).toMatch(/^skulls \d+\.\d+\.\d+ \(engine \d+\.\d+\.\d+\)\n$/)
  })
})
