// The effects of undoing and correcting a match on its team files, and restoring a team from its records.
// Neighbours: leagueMatchSupport.ts; league.test.ts for competitions without team files.
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseCompetition, readLeagueRecord, readTeam, stateOf } from '@double-skulls/league'
import { describe, expect, it } from 'vitest'
import { act, actOnTeam, type TwoTeams, textsOf, twoTeams } from './leagueMatchSupport.ts'

const ALONE = ['--coaches', 'sensible', '--bots', 'random']

interface Played extends TwoTeams {
  readonly cup: string
  readonly record: string
  /** Both teams, before and after the match. */
  readonly before: readonly string[]
  readonly after: readonly string[]
}

/** A league of two legs after its first match. */
const playedMatch = async (edition = 'crp'): Promise<Played> => {
  const teams = twoTeams(edition)
  const cup = join(teams.folder, 'cup.json')
  await act('new', cup, '--name', 'Cup', '--edition', edition, '--plan', 'round-robin', '--legs', '2')
  for (const path of [teams.home, teams.away]) await act('enter', cup, '--from', path)
  await act('draw', cup)
  const before = textsOf(teams)
  const record = join(teams.folder, 'first.record.json')
  await play({ ...teams, cup }, record, '4')
  return { ...teams, cup, record, before, after: textsOf(teams) }
}

const fixturesIn = (cup: string) => stateOf(parseCompetition(readFileSync(cup, 'utf8'))).season.fixtures

/** The next open match. */
const play = async ({ home, away, cup }: TwoTeams & { cup: string }, record: string, seed: string): Promise<string> => {
  const open = fixturesIn(cup).find(({ result }) => result === null)
  const [first, second] = open?.home === 'reavers' ? [home, away] : [away, home]
  const { text } = await act('match', first, second, ...ALONE, '--seed', seed, '--competition', cup, '--record', record)
  return text
}

describe('league undo', () => {
  it('should give both teams back as they were before the match, in one go with the competition', async () => {
    const played = await playedMatch()
    const { text } = await act('undo', played.cup)
    expect(text).toContain('Taken back: match 1.1')
    expect(text).toContain(`Reavers is again as it was before match 1.1: ${played.home}`)
    expect(text).toContain(`the old file is in ${played.away}.bak`)
    expect(textsOf(played)).toEqual(played.before)
    expect([`${played.home}.bak`, `${played.away}.bak`].map((path) => readFileSync(path, 'utf8'))).toEqual(played.after)
    expect(fixturesIn(played.cup)[0]).toMatchObject({ result: null, files: null })
    expect(JSON.parse(readFileSync(played.record, 'utf8')).undone).toEqual(['home', 'away'])
    expect((await act('replay', played.record)).code).toBe(0)
    // The match can be played again.
    expect(await play(played, join(played.folder, 'again.json'), '5')).toContain('Written: ')
  })

  it('should leave nothing of two matches taken back for a team to be restored to', async () => {
    const played = await playedMatch()
    await play(played, join(played.folder, 'second.record.json'), '8')
    await act('undo', played.cup)
    await act('undo', played.cup)
    expect(textsOf(played)).toEqual(played.before)
    await actOnTeam('restore', played.home)
    expect(textsOf(played)).toEqual(played.before)
  })

  it('should say exactly what stays where a team has played since', async () => {
    const played = await playedMatch()
    const outside = twoTeams('crp')
    await act('match', played.home, outside.away, ...ALONE, '--seed', '9')
    const [reavers] = textsOf(played)
    const { text } = await act('undo', played.cup)
    expect(text).toContain('Reavers stays as it is: it has played a match since.')
    expect(text).toContain('What match 1.1 did to it stays too:')
    const own = readTeam(played.after[0])
    expect(text).toContain(
      `  Reavers: treasury ${readTeam(played.before[0]).treasury} to ${own.treasury.toLocaleString('en-US')}`,
    )
    expect(text).toMatch(/\n {4}(won|drew|lost) \d+–\d+/)
    expect(text).toContain(`skulls team restore ${played.home} --record ${played.record} --before`)
    expect(textsOf(played)).toEqual([reavers, played.before[1]])
    const { undone, teams } = JSON.parse(readFileSync(played.record, 'utf8'))
    expect(undone.map((side: 'home' | 'away') => teams[side].name)).toEqual(['Marauders'])
    // The suggested command works.
    await actOnTeam('restore', played.home, '--record', played.record, '--before')
    expect(textsOf(played)).toEqual(played.before)
    expect(readFileSync(`${played.home}.bak`, 'utf8')).toBe(reavers)
  })

  it('should leave the teams alone and say why where the record or a team cannot be read', async () => {
    const played = await playedMatch()
    rmSync(played.away)
    const { text } = await act('undo', played.cup)
    expect(text).toMatch(/Marauders stays as it is: cannot read ".*Marauders\.json"/)
    expect(readFileSync(played.home, 'utf8')).toBe(played.before[0])

    const other = await playedMatch()
    writeFileSync(other.record, '{}')
    expect((await act('undo', other.cup)).text).toContain('Both teams stay as they are: format')
    expect(textsOf(other)).toEqual(other.after)
    expect(fixturesIn(other.cup)[0].result).toBe(null)
  })

  it('should find the files of a league whose folder was moved', async () => {
    const played = await playedMatch()
    const moved = join(played.folder, 'moved')
    mkdirSync(moved)
    for (const name of ['cup.json', 'Reavers.json', 'Marauders.json', 'first.record.json'])
      renameSync(join(played.folder, name), join(moved, name))
    await act('undo', join(moved, 'cup.json'))
    expect(['Reavers.json', 'Marauders.json'].map((name) => readFileSync(join(moved, name), 'utf8'))).toEqual(
      played.before,
    )
  })

  it('should say nothing of teams where none went through the match', async () => {
    const played = await playedMatch()
    await act('result', played.cup, '--match', '2.1', '--score', '1-0')
    const { text } = await act('undo', played.cup)
    expect(text).not.toMatch(/again as it was|stays? as/)
    expect(textsOf(played)).toEqual(played.after)
  })
})

describe('league correct', () => {
  it('should take back what a match did when its result is struck out, and give it again when that is undone', async () => {
    const played = await playedMatch()
    const { text } = await act('correct', played.cup, '--match', '1.1', '--strike', '--reason', 'wrong teams')
    expect(text).toContain('Marauders is again as it was before match 1.1')
    expect(textsOf(played)).toEqual(played.before)
    const again = await act('undo', played.cup)
    expect(again.text).toContain('Reavers is again as it was after match 1.1')
    expect(textsOf(played)).toEqual(played.after)
    expect(JSON.parse(readFileSync(played.record, 'utf8')).undone).toBe(undefined)
  })

  it('should say what stays when only the score is put right, and how to take it back', async () => {
    const played = await playedMatch()
    const { result } = fixturesIn(played.cup)[0]
    const { text } = await act('correct', played.cup, '--match', '1.1', '--score', '7-0', '--reason', 'jury')
    expect(text).toContain('No team is changed by this. What match 1.1 did to them stays:')
    expect(text).toMatch(/\n {2}Reavers: treasury .*\n {4}(won|drew|lost) \d+–\d+/)
    expect(text).toMatch(/\n {2}Marauders: treasury/)
    expect(text).toContain(`skulls league correct ${played.cup} --match 1.1 --strike`)
    expect(textsOf(played)).toEqual(played.after)
    expect(fixturesIn(played.cup)[0].result).toEqual({
      ...result,
      home: { ...result?.home, touchdowns: 7 },
      away: { ...result?.away, touchdowns: 0 },
      winner: 'home',
    })
    // Deleted after that, it is still the same match.
    await act('correct', played.cup, '--match', '1.1', '--strike', '--reason', 'jury')
    expect(textsOf(played)).toEqual(played.before)
  })

  it('should keep casualties, team values and the date unless they are named', async () => {
    const { cup } = await playedMatch()
    const entered = [
      '--score',
      '1-0',
      '--casualties',
      '3-2',
      '--values',
      '1100000-900000',
      '--played',
      '2026-03-15 16:03',
    ]
    await act('result', cup, '--match', '2.1', ...entered)
    const resultNow = () => fixturesIn(cup)[1].result
    const correct = (...words: string[]) => act('correct', cup, '--match', '2.1', '--reason', 'slip', ...words)
    await correct('--score', '2-2')
    expect(resultNow()).toEqual({
      home: { touchdowns: 2, casualties: 3, teamValue: 1_100_000 },
      away: { touchdowns: 2, casualties: 2, teamValue: 900_000 },
      winner: null,
      by: 'touchdowns',
      playedAt: '2026-03-15 16:03',
    })
    await correct('--casualties', '0-1')
    expect(resultNow()).toMatchObject({
      home: { touchdowns: 2, casualties: 0 },
      away: { touchdowns: 2, casualties: 1 },
    })
    await correct('--by', 'concession', '--winner', 'away')
    await correct('--score', '3-0')
    expect(resultNow()).toMatchObject({ by: 'concession', winner: 'away', home: { touchdowns: 3, casualties: 0 } })
    await expect(correct()).rejects.toThrow('correct needs one of')
    await expect(correct('--score', '1-0', '--strike')).rejects.toThrow('correct needs one of')
  })
})

describe('team restore', () => {
  it('should give back what the last record left, from those beside the file', async () => {
    const played = await playedMatch()
    await play(played, join(played.folder, 'second.record.json'), '6')
    const [reavers, marauders] = textsOf(played)
    writeFileSync(played.home, 'spilt beer')
    const { text } = await actOnTeam('restore', played.home)
    expect(text).toContain(`Reavers as it came out of ${join(played.folder, 'second.record.json')}`)
    expect(text).toContain('2 matches in its book')
    expect(textsOf(played)).toEqual([reavers, marauders])
    expect(readFileSync(`${played.home}.bak`, 'utf8')).toBe('spilt beer')

    rmSync(played.away)
    const elsewhere = join(played.folder, 'orcs.json')
    await expect(actOnTeam('restore', elsewhere)).rejects.toThrow(
      'which team? name it with --name; the records are of Marauders, Reavers',
    )
    await actOnTeam('restore', elsewhere, '--name', 'marauders')
    expect(readFileSync(elsewhere, 'utf8')).toBe(marauders)
    expect((await actOnTeam('restore', elsewhere)).text).toContain('holds this already; nothing was written')
  })

  it('should not count a match that was undone', async () => {
    const played = await playedMatch()
    await act('undo', played.cup)
    writeFileSync(played.home, '')
    await actOnTeam('restore', played.home, '--name', 'Reavers')
    expect(readFileSync(played.home, 'utf8')).toBe(played.before[0])
  })

  it('should take one record, before or after it', async () => {
    const played = await playedMatch()
    await play(played, join(played.folder, 'second.record.json'), '6')
    const restored = async (...words: string[]) => {
      await actOnTeam('restore', played.home, '--record', played.record, ...words)
      return readFileSync(played.home, 'utf8')
    }
    expect(await restored()).toBe(played.after[0])
    expect(await restored('--before')).toBe(played.before[0])
    await expect(restored('--name', 'Ants')).rejects.toThrow('none is of a team called "Ants"; they are of')
  })

  it('should go by what the records say of each other, and refuse where they do not say which is the last', async () => {
    const played = await playedMatch()
    // Renamed between two matches, its history still continues.
    await actOnTeam('edit', played.home, '--rename', '1=Wulf')
    await play(played, join(played.folder, 'second.record.json'), '6')
    const [reavers] = textsOf(played)
    expect((await actOnTeam('restore', played.home)).text).toContain('holds this already')
    // The same team plays another second match from a copy.
    writeFileSync(played.home, played.after[0])
    await act(
      'match',
      played.home,
      played.away,
      ...ALONE,
      '--seed',
      '8',
      '--record',
      join(played.folder, 'other.record.json'),
    )
    await expect(actOnTeam('restore', played.home)).rejects.toThrow(
      /they do not say which state of Reavers is the last; name one of .*other\.record\.json, .*second\.record\.json with --record/,
    )
    await actOnTeam('restore', played.home, '--record', join(played.folder, 'second.record.json'))
    expect(readFileSync(played.home, 'utf8')).toBe(reavers)
  })

  it('should leave a broken record out, and refuse what it cannot use', async () => {
    const played = await playedMatch()
    writeFileSync(
      join(played.folder, 'broken.record.json'),
      readFileSync(played.record, 'utf8').replace('"kind": "match"', '"kind": "brawl"'),
    )
    const { text } = await actOnTeam('restore', played.home)
    expect(text).toContain('broken.record.json is left out: kind')
    for (const [words, remedy] of [
      [['--before'], '--before goes with --record'],
      [['--record', played.record, '--records', played.folder], 'give one of them'],
      [['--record', played.cup], 'format: it must be "double-skulls-league-record"'],
      [['--records', join(played.folder, 'none')], 'cannot read the folder'],
    ] as const)
      await expect(actOnTeam('restore', played.home, ...words)).rejects.toThrow(remedy)
    const empty = join(played.folder, 'empty')
    mkdirSync(empty)
    await expect(actOnTeam('restore', join(empty, 'x.json'))).rejects.toThrow(
      'there are no records to restore a team from',
    )
    expect(existsSync(join(empty, 'x.json'))).toBe(false)
    expect(textsOf(played)).toEqual(played.after)
  })
})

describe('files of before', () => {
  it('should be read as they are: results without files, records without marks', async () => {
    const played = await playedMatch()
    const old = JSON.parse(readFileSync(played.cup, 'utf8'))
    for (const event of old.events) delete event.files
    writeFileSync(played.cup, JSON.stringify(old))
    const { text } = await act('undo', played.cup)
    expect(text).toContain('No record is noted for this match, so no team was changed')
    expect(textsOf(played)).toEqual(played.after)
    expect(readLeagueRecord(readFileSync(played.record, 'utf8'))).not.toHaveProperty('undone')
  })
})
