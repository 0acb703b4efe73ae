// Several commands on one file at once: no entered result is lost, and no command waits forever. Neighbours:
// filesKilled.test.ts for commands that are killed while they write.
import { existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseCompetition, readTeam, stateOf } from '@double-skulls/league'
import { lock } from 'proper-lockfile'
import { describe, expect, it } from 'vitest'
import { readText } from '../src/files.ts'
import { changeFiles, commit } from '../src/filesTogether/commit.ts'
import type { Patience } from '../src/filesTogether/locks.ts'
import { UsageError } from '../src/usage.ts'
import { act, sitAt, textsOf, twoTeams, typing } from './leagueMatchSupport.ts'
import { newFolder, skulls } from './runSkulls.ts'

const TABLES = 15

/** A round with that many matches. */
const newRound = async (): Promise<string> => {
  const cup = join(newFolder(), 'cup.json')
  await act('new', cup, '--name', 'Cup', '--plan', 'swiss')
  for (let team = 1; team <= 2 * TABLES; team++)
    await act('enter', cup, '--name', `Team ${team}`, '--coach', `Coach ${team}`, '--list', 'human')
  await act('draw', cup)
  return cup
}

const enterAll = (cup: string) =>
  Promise.all(
    Array.from({ length: TABLES }, (_, i) =>
      skulls('league', 'result', cup, '--match', `1.${i + 1}`, '--score', `${i}-0`, '--casualties', '1-2'),
    ),
  )

const expectAllEntered = (cup: string, outcomes: Awaited<ReturnType<typeof enterAll>>): void => {
  for (const [i, { code, out, err }] of outcomes.entries()) {
    expect(code, err).toBe(0)
    expect(out).toContain(`match 1.${i + 1}: ${i}–0`)
  }
  const { fixtures } = stateOf(parseCompetition(readFileSync(cup, 'utf8'))).season
  expect(fixtures.map(({ result }) => result?.home.touchdowns)).toEqual(Array.from({ length: TABLES }, (_, i) => i))
  expect(readdirSync(join(cup, '..'))).toEqual(['cup.json'])
}

describe('fifteen commands at once', () => {
  it('should all enter their results', async () => {
    const cup = await newRound()
    expectAllEntered(cup, await enterAll(cup))
  })

  it('should all enter them where a killed command has left its lock', async () => {
    const cup = await newRound()
    mkdirSync(`${cup}.lock`)
    const long = new Date(Date.now() - 60_000)
    utimesSync(`${cup}.lock`, long, long)
    expectAllEntered(cup, await enterAll(cup))
  })

  it('should not both make the same file', async () => {
    const path = join(newFolder(), 'rats.json')
    const outcomes = await Promise.all(
      ['skaven', 'human', 'orc', 'dwarf'].map((list) =>
        skulls('team', 'new', path, '--edition', 'crp', '--list', list),
      ),
    )
    expect(outcomes.map(({ code }) => code).sort()).toEqual([0, 2, 2, 2])
    const made = ['skaven', 'human', 'orc', 'dwarf'][outcomes.findIndex(({ code }) => code === 0)]
    expect(readTeam(readFileSync(path, 'utf8')).roster).toBe(made)
    for (const { code, err } of outcomes) if (code === 2) expect(err).toContain('is there already')
  })
})

/** The output on stderr meanwhile. */
const overhearing = async (run: () => Promise<unknown>): Promise<{ readonly said: string; readonly end: unknown }> => {
  const said: string[] = []
  const { error } = console
  console.error = (text: string) => void said.push(text)
  try {
    const end = await run().catch((caught: unknown) => caught)
    return { said: said.join('\n'), end }
  } finally {
    console.error = error
  }
}

const hasty: Patience = { toldAfter: 100, givesUpAfter: 600 }

describe('a file that another command is writing', () => {
  it('should be waited for, first in silence, then with a word, and not for ever', async () => {
    const path = join(newFolder(), 'cup.json')
    writeFileSync(path, 'old')
    const release = await lock(path, { realpath: false, update: 1_000 })
    const { said, end } = await overhearing(() => commit([{ path, text: 'new' }], hasty))
    expect(said).toBe(`skulls: waiting for another command that is writing "${path}" …`)
    expect(end).toBeInstanceOf(UsageError)
    expect(String(end)).toMatch(
      /still being written by another command after 1 seconds?; nothing was changed; try again/,
    )
    expect(readFileSync(path, 'utf8')).toBe('old')
    const patient = overhearing(() => commit([{ path, text: 'new' }], { toldAfter: 5_000, givesUpAfter: 10_000 }))
    await release()
    expect(await patient).toEqual({ said: '', end: null })
    expect(readFileSync(path, 'utf8')).toBe('new')
  })

  it('should be taken over when its command has given no sign of life for five seconds, and not before', async () => {
    const path = join(newFolder(), 'cup.json')
    mkdirSync(`${path}.lock`)
    const aged = (seconds: number): void => {
      const then = new Date(Date.now() - seconds * 1000)
      utimesSync(`${path}.lock`, then, then)
    }
    aged(3)
    expect((await overhearing(() => commit([{ path, text: 'new' }], hasty))).end).toBeInstanceOf(UsageError)
    expect(existsSync(path)).toBe(false)
    aged(6)
    expect(await commit([{ path, text: 'new' }], hasty)).toBe(null)
    expect(readFileSync(path, 'utf8')).toBe('new')
  })
})

describe('a change', () => {
  it('should not be written over what another command has written since', async () => {
    const folder = newFolder()
    const [one, other] = [join(folder, 'one'), join(folder, 'other')]
    writeFileSync(one, '1')
    writeFileSync(other, 'changed')
    const stale = [
      { path: one, text: '2', was: '1' },
      { path: other, text: '2', was: '1' },
    ]
    expect(await commit(stale)).toBe(other)
    expect(await commit([{ path: one, text: '2', was: null }])).toBe(one)
    expect([one, other].map((path) => readFileSync(path, 'utf8'))).toEqual(['1', 'changed'])
    expect(readdirSync(folder).sort()).toEqual(['one', 'other'])
  })

  it('should be worked out anew until it fits, and say so where it never does', async () => {
    const path = join(newFolder(), 'count')
    writeFileSync(path, '0')
    let tries = 0
    await changeFiles(() => {
      const was = readFileSync(path, 'utf8')
      if (++tries === 1) writeFileSync(path, '5')
      return { files: [{ path, text: String(Number(was) + 1), was }], value: null }
    })
    expect([tries, readFileSync(path, 'utf8')]).toEqual([2, '6'])
    const never = changeFiles(() => ({ files: [{ path, text: '7', was: '0' }], value: null }), hasty)
    await expect(never).rejects.toThrow('is changed by other commands all the time')
  })

  it('should change none of the files where one cannot be written', async () => {
    const folder = newFolder()
    const [one, wrong] = [join(folder, 'one'), join(folder, 'none', 'other')]
    writeFileSync(one, '1')
    const both = [
      { path: one, text: '2' },
      { path: wrong, text: '2' },
    ]
    await expect(commit(both)).rejects.toThrow(/cannot write ".*other": there is no such file or folder/)
    mkdirSync(join(folder, 'in the way'))
    await expect(
      commit([
        { path: one, text: '2' },
        { path: join(folder, 'in the way'), text: '2' },
      ]),
    ).rejects.toThrow(/it is a folder, not a file/)
    expect(readFileSync(one, 'utf8')).toBe('1')
    expect(readdirSync(folder).sort()).toEqual(['in the way', 'one'])
  })

  it('should be made to a file with a byte-order mark, which is then gone', async () => {
    const folder = newFolder()
    const path = join(folder, 'marked.txt')
    writeFileSync(path, '\ufeffold')
    await changeFiles(() => ({ files: [{ path, text: 'new', was: readText(path), keepOld: false }], value: null }))
    expect(readFileSync(path, 'utf8')).toBe('new')
  })

  it('should go to the file that a link leads to', async () => {
    const folder = newFolder()
    const [real, link] = [join(folder, 'real'), join(folder, 'link')]
    writeFileSync(real, '1')
    symlinkSync(real, link)
    expect(await commit([{ path: link, text: '2', was: '1' }])).toBe(null)
    expect(readFileSync(real, 'utf8')).toBe('2')
    const twice = [
      { path: link, text: '3' },
      { path: real, text: '3' },
    ]
    await expect(commit(twice)).rejects.toThrow('would be written twice at once')
  })
})

describe('a match that is played while others enter their results', () => {
  it('should come into the competition beside them', async () => {
    const teams = twoTeams('bugman')
    const cup = join(teams.folder, 'cup.json')
    await act('new', cup, '--name', 'Cup', '--edition', 'bugman')
    for (const path of [teams.home, teams.away]) await act('enter', cup, '--from', path)
    for (const name of ['Ants', 'Bees']) await act('enter', cup, '--name', name, '--coach', name, '--list', 'human')
    await act('draw', cup)
    const fixtures = () => stateOf(parseCompetition(readFileSync(cup, 'utf8'))).season.fixtures
    // Adapts to the drawn pairs and sides.
    const seat = (id: string): number => fixtures().findIndex(({ home, away }) => home === id || away === id)
    if (seat('reavers') !== seat('marauders')) {
      const { home, away } = fixtures()[seat('reavers')]
      await act('swap', cup, '--teams', `marauders,${home === 'reavers' ? away : home}`)
    }
    const own = fixtures()[seat('reavers')]
    const other = fixtures().find(({ id }) => id !== own.id)
    const [first, second] = own.home === 'reavers' ? [teams.home, teams.away] : [teams.away, teams.home]
    let entered: Promise<unknown> | null = null
    const open = typing(() => {
      entered ??= act('result', cup, '--match', other?.id ?? '', '--score', '3-1')
      return '1'
    })
    const words = ['match', first, second, '--bots', 'random', '--seed', '4', '--competition', cup]
    expect((await sitAt(open, ...words)).code).toBe(0)
    await entered
    expect(fixtures().map(({ result }) => result !== null)).toEqual([true, true])
    expect(textsOf(teams).map((text) => readTeam(text).history[0].what)).toEqual(['match', 'match'])
  })

  it('should be kept, and not entered, where its result was entered meanwhile', async () => {
    const teams = twoTeams('bugman')
    const cup = join(teams.folder, 'cup.json')
    await act('new', cup, '--name', 'Cup', '--edition', 'bugman')
    for (const path of [teams.home, teams.away]) await act('enter', cup, '--from', path)
    await act('draw', cup)
    const { home } = stateOf(parseCompetition(readFileSync(cup, 'utf8'))).season.fixtures[0]
    const [first, second] = home === 'reavers' ? [teams.home, teams.away] : [teams.away, teams.home]
    const before = textsOf(teams)
    let entered = false
    const open = typing(() => {
      if (!entered) {
        const text = JSON.parse(readFileSync(cup, 'utf8'))
        const side = { touchdowns: 0, casualties: 0 }
        const result = { home: side, away: side, winner: null, by: 'touchdowns' }
        writeFileSync(
          cup,
          JSON.stringify({ ...text, events: [...text.events, { kind: 'result', fixture: '1.1', result }] }),
        )
      }
      entered = true
      return '1'
    })
    const words = ['match', first, second, '--bots', 'random', '--seed', '4', '--competition', cup]
    const record = `${first.replace('.json', '')}-${second.replace(/.*\//, '').replace('.json', '')}.record.json`
    await expect(sitAt(open, ...words)).rejects.toThrow(
      `1.1 has a result already; correct it, and say why. No team was changed. What was answered is in ${record}; go on with: skulls league match`,
    )
    expect(textsOf(teams)).toEqual(before)
    // Without the competition it resumes, and asks nothing again.
    const silent = typing(() => null)
    expect((await sitAt(silent, 'match', first, second, '--bots', 'random', '--resume', record)).code).toBe(0)
    expect(textsOf(teams)).not.toEqual(before)
  })
})
