// `skulls league`: a whole tournament on a file, and refusals that change nothing. Neighbours: src/leagueActions.ts.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readArguments } from '../src/command.ts'
import { league } from '../src/commands/league.ts'
import { UsageError } from '../src/usage.ts'
import { lineCount, newFolder, skulls } from './runSkulls.ts'

/** Runs an action in this process and returns its output. */
const act = async (...words: readonly string[]): Promise<string> => {
  const lines: string[] = []
  const { log, error } = console
  console.log = (text: string) => void lines.push(text)
  console.error = (text: string) => void lines.push(text)
  try {
    await league.run(readArguments(league, words))
  } finally {
    console.log = log
    console.error = error
  }
  return lines.join('\n')
}

const cupWith = async (names: readonly string[], ...flags: readonly string[]): Promise<string> => {
  const file = join(newFolder(), 'cup.json')
  await act('new', file, '--name', 'Spring Cup', '--organiser', 'Org', ...flags)
  for (const name of names) await act('enter', file, '--name', name, '--coach', `Coach ${name}`, '--list', 'human')
  return file
}

const four = ['Ants', 'Bees', 'Cats', 'Dogs']

describe('skulls league', () => {
  it('should run a tournament from the first entry to the report', async () => {
    const file = await cupWith(four, '--plan', 'swiss', '--rounds', '2')
    expect(await act('show', file)).toContain('It waits for the draw')
    expect(await act('draw', file)).toContain('Round 1')
    expect(await act('result', file, '--match', '1.1', '--score', '2-1', '--casualties', '3-0')).toContain(
      '2–1, casualties 3–0',
    )
    expect(await act('result', file, '--match', '1.2', '--score', '0-0')).toContain('can be drawn')
    await act('draw', file)
    const home = /2\.1 {2}(\w+) against/.exec(await act('show', file, '--round', '2'))?.[1] ?? ''
    expect(await act('forfeit', file, '--match', '2.1', '--team', home, '--reason', 'no car')).toContain('forfeited')
    expect(await act('result', file, '--match', '2.2', '--score', '1-0', '--played', '2026-03-15 16:03')).toContain(
      'is over',
    )
    const table = await act('standings', file)
    expect(table).toMatch(/ahead of \w+: /)
    expect(table).toMatch(/behind \w+: /)
    expect(await act('export-naf', file)).toContain('3 games')
    const xml = readFileSync(file.replace('.json', '.naf.xml'), 'utf8')
    expect(xml).toContain('<organiser>Org</organiser>')
    expect(xml).toContain('<timeStamp>2026-03-15 16:03</timeStamp>')
    expect(await act('verify', file)).toContain('all 2 draws')
    expect(await act('log', file)).toContain('7. match 1.2: 0–0')
  })

  it('should correct, adjust, swap, drop, undo and end the season', async () => {
    const file = await cupWith(four, '--plan', 'swiss')
    const before = await act('draw', file)
    const [first, second] = [.../\n {2}1\.1 {2}(\w+) against \w+.*\n {2}1\.2 {2}(\w+)/.exec(before)!.slice(1)]
    expect(await act('swap', file, '--teams', `${first},${second}`, '--reason', 'same club')).toContain(
      'swapped in round 1: same club',
    )
    expect(await act('undo', file)).toContain('Taken back')
    await act('result', file, '--match', '1.1', '--score', '1-0')
    expect(await act('correct', file, '--match', '1.1', '--score', '1-1', '--reason', 'wrong card')).toContain(
      'corrected to 1–1',
    )
    expect(await act('show', file)).toContain('1–0 corrected to 1–1: wrong card')
    await act('correct', file, '--match', '1.1', '--team', first, '--reason', 'cheated')
    expect(await act('show', file)).toContain('(forfeit)')
    await act('correct', file, '--match', '1.1', '--strike', '--reason', 'again')
    expect(await act('adjust', file, '--team', second, '--points=-2', '--reason', 'late')).toContain('−2 points: late')
    expect(await act('standings', file)).toContain(`${second}: −2 points, late`)
    expect(await act('drop', file, '--team', first, '--reason', 'ill')).toContain('dropped out: ill')
    expect(await act('end-season', file, '--reason', 'winter')).toContain('season ended: winter')
    expect(await act('standings', file, '--season', '1')).toContain('(out)')
    expect(await act('show', file)).toContain('season 2, 3 teams')
  })

  it('should run a ladder, a knock-out and conferences', async () => {
    const ladder = await cupWith(four, '--plan', 'ladder')
    await act('arrange', ladder, '--home', 'dogs', '--away', 'Ants')
    expect(await act('result', ladder, '--match', '1.1', '--score', '1-0')).toContain('arrange')
    expect(await act('standings', ladder)).toMatch(/1 {2}Dogs/)
    const cup = await cupWith(four, '--plan', 'knock-out', '--third-place')
    expect(await act('draw', cup)).toContain('semi-final')
    const level = ['result', cup, '--match', '1.1', '--score', '1-1', '--by', 'shoot-out', '--winner', 'away']
    expect(await act(...level)).toContain('(shoot out)')
    const groups = await cupWith([...four, 'Elks', 'Foxes'], '--plan', 'conferences')
    expect(await act('draw', groups)).toContain('Round 3')
    expect(await act('show', groups)).toContain('Conference 2: ')
  })

  it('should take teams from their files', async () => {
    const file = await cupWith([])
    const team = join(file, '..', 'team.json')
    expect(
      (await skulls('team', 'new', team, '--edition', 'crp', '--list', 'orc', '--name', 'Green Tide', '--coach', 'Bob'))
        .code,
    ).toBe(0)
    expect(await act('enter', file, '--from', team)).toContain('green-tide entered (Green Tide, Bob, orc)')
    expect(JSON.parse(readFileSync(file, 'utf8')).events[0].team.teamValue).toBeGreaterThan(900_000)
    await expect(act('enter', file, '--from', file)).rejects.toThrow('format')
    const other = await cupWith([], '--edition', 'bb2020')
    await expect(act('enter', other, '--from', team)).rejects.toThrow('of edition crp, and the competition of bb2020')
    const short = JSON.parse(readFileSync(team, 'utf8'))
    writeFileSync(team, JSON.stringify({ ...short, name: 'Few', players: short.players.slice(0, 5) }))
    await expect(act('enter', file, '--from', team)).rejects.toThrow('Few may not play')
  })

  it('should print its tables as JSON', async () => {
    const file = await cupWith(four)
    await act('draw', file)
    const { tables } = JSON.parse(await act('standings', file, '--json'))
    expect(tables[0].rows).toHaveLength(4)
    expect(JSON.parse(await act('show', file, '--json')).fixtures).toHaveLength(6)
  })

  it('should write the settings asked for', async () => {
    const cup = await cupWith([], '--edition', 'bugman')
    expect(JSON.parse(readFileSync(cup, 'utf8')).plan).toEqual({ kind: 'swiss', rounds: 5, pairing: 'random' })
    const league = await cupWith(
      [],
      ...['--plan', 'conferences', '--conferences', '2', '--legs', '2', '--cross', '0', '--qualifiers', '2'],
      ...['--play-offs', '4', '--third-place', '--points', 'win=2,forfeit-loss=-1', '--bonus', 'three-casualties'],
      ...['--tie-breakers', 'points,casualty-difference,lots', '--drop-out', 'cancel', '--seed', '9'],
    )
    expect(JSON.parse(readFileSync(league, 'utf8'))).toMatchObject({
      plan: { conferences: 2, legs: 2, cross: 0, qualifiers: 2, playOffs: 4, thirdPlace: true },
      points: { win: 2, draw: 1, forfeitLoss: -1, bonuses: [{ measure: 'casualties', atLeast: 3, points: 1 }] },
      tieBreakers: ['points', 'casualtyDifference', 'lots'],
      ...{ dropOut: 'cancel', seed: 9 },
    })
    await act(
      'enter',
      league,
      '--name',
      'Ants',
      '--coach',
      'A',
      '--list',
      'orc',
      '--value',
      '1150000',
      '--naf',
      '42',
      '--conference',
      '2',
    )
    expect(JSON.parse(readFileSync(league, 'utf8')).events[0].team).toEqual({
      ...{ id: 'ants', name: 'Ants', coach: 'A', roster: 'orc', teamValue: 1_150_000, naf: 42, conference: 2 },
    })
  })

  it('should draw the same with the same seed', async () => {
    const [one, other] = [await cupWith(four, '--seed', '5'), await cupWith(four, '--seed', '5')]
    expect(await act('draw', one)).toBe(await act('draw', other))
  })

  it('should change nothing when it refuses', async () => {
    const file = await cupWith(four, '--plan', 'swiss')
    await act('draw', file)
    const before = readFileSync(file, 'utf8')
    const misuses: readonly (readonly [words: readonly string[], remedy: string])[] = [
      [['drawn', file], 'did you mean "draw"?'],
      [['draw', file], 'are not played yet'],
      [['draw', file, '--score', '1-0'], 'does not take --score; it takes --seed'],
      [['log', file, '--json'], 'it takes no flags'],
      [['result', file, '--score', '1-0'], '--match is missing'],
      [['result', file, '--match', '1.1'], '--score is missing'],
      [['result', file, '--match', '9.1', '--score', '1-0'], 'open are 1.1, 1.2'],
      [['result', file, '--match', '1.1', '--score', 'two-one'], 'as in 2-1'],
      [['result', file, '--match', '1.1', '--score', '1-0', '--by', 'luck'], 'known: touchdowns, overtime'],
      [['result', file, '--match', '1.1', '--score', '1-0', '--played', 'today'], 'a day and a time'],
      [['forfeit', file, '--match', '1.1', '--team', 'ant', '--reason', 'x'], 'did you mean "ants"?'],
      [['forfeit', file, '--match', '1.1', '--team', 'ants'], '--reason is missing'],
      [['correct', file, '--match', '1.1', '--score', '1-0', '--reason', 'x'], 'no result to correct'],
      [['correct', file, '--match', '1.1', '--reason', 'x'], 'needs one of'],
      [['enter', file, '--name', 'Elks', '--coach', 'E', '--list', 'elk'], 'crp has no team list "elk"'],
      [['enter', file, '--name', 'ANTS', '--coach', 'E', '--list', 'human'], 'take another name'],
      [['enter', file, '--name', 'Elks', '--list', 'human'], '--coach is missing'],
      [['swap', file, '--teams', 'ants'], 'two teams'],
      [['adjust', file, '--team', 'ants', '--points', 'two', '--reason', 'x'], 'whole number'],
      [['new', file, '--name', 'Other'], 'is there already'],
      [['end-season', file], '2 matches are not played'],
      [['show', file, '--round', '2'], 'from 1 to 1'],
      [['show', `${file}x`], 'no such file'],
      [['new', join(file, '..', 'b.json'), '--name', 'B', '--plan', 'cup'], 'known: round-robin, swiss'],
      [['new', join(file, '..', 'b.json'), '--name', 'B', '--points', 'win'], 'win=3,draw=1'],
      [['new', join(file, '..', 'b.json'), '--name', 'B', '--tie-breakers', 'points,points'], 'named twice'],
      [['new', join(file, '..', 'b.json'), '--name', 'B', '--bonus', 'luck'], 'known: three-touchdowns'],
      [['new', join(file, '..', 'b.json')], '--name is missing'],
      [
        ['new', join(file, '..', 'b.json'), '--name', 'B', '--plan', 'swiss', '--legs', '2'],
        'or plan round-robin or conferences',
      ],
    ]
    for (const [words, remedy] of misuses) {
      await expect(act(...words), words.join(' ')).rejects.toThrow(UsageError)
      await expect(act(...words), words.join(' ')).rejects.toThrow(remedy)
    }
    expect(readFileSync(file, 'utf8')).toBe(before)
    expect(readdirSync(join(file, '..'))).toEqual(['cup.json'])
  })

  it('should refuse a malformed file in one line, with exit code 2, and leave it alone', async () => {
    const file = join(newFolder(), 'broken.json')
    const whole = readFileSync(await cupWith(four), 'utf8')
    for (const text of ['', '{"format":', '{}', whole.slice(0, -20), whole.replace('"human"', '"hooman"')]) {
      writeFileSync(file, text)
      await expect(act('draw', file)).rejects.toThrow(UsageError)
      expect(readFileSync(file, 'utf8')).toBe(text)
    }
    const { code, out, err } = await skulls('league', 'draw', file)
    expect([code, out, lineCount(err)]).toEqual([2, '', 1])
    expect(err).toContain('broken.json: roster: crp has no team list "hooman"')
  })

  it('should print help with every action', async () => {
    const { code, out } = await skulls('help', 'league')
    expect(code).toBe(0)
    for (const action of [
      'new',
      'enter',
      'draw',
      'result',
      'forfeit',
      'correct',
      'swap',
      'drop',
      'standings',
      'export-naf',
      'undo',
    ])
      expect(out).toContain(`\n${action} `)
  })
})
