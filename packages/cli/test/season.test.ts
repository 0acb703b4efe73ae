// `skulls season`: its output, the same history with any number of threads, usage errors. Neighbours:
// src/season/simulateSeasons.ts; packages/league/test/campaign checks the accounts of whole leagues.
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readArguments } from '../src/command.ts'
import { season } from '../src/commands/season.ts'
import { foundTeams } from '../src/season/founding.ts'
import { leadersBetween } from '../src/season/leaders.ts'
import { teamNames } from '../src/season/names.ts'
import { UsageError } from '../src/usage.ts'
import { lineCount, newFolder, skulls, skullsInterrupted } from './runSkulls.ts'

interface Row {
  readonly place: number
  readonly id: string
  readonly played: number
  readonly touchdownsFor: number
  readonly casualtiesFor: number
  readonly points: number
  readonly teamValue: number
  readonly treasury: number
}

interface Leader {
  readonly player: string
  readonly team: string
  readonly count: number
}

interface Result {
  readonly seasons: readonly {
    readonly champion: string
    readonly matches: number
    readonly touchdowns: number
    readonly casualties: number
    readonly tables: readonly { readonly rows: readonly Row[] }[]
    readonly leaders: { readonly [name: string]: readonly Leader[] }
  }[]
  readonly champions: readonly string[]
  readonly hash: string
}

const play = async (...words: readonly string[]): Promise<{ readonly text: string; readonly result: Result }> => {
  const { code, out, err } = await skulls('season', '--bots', 'random', '--json', ...words)
  expect(err).toBe('')
  expect(code).toBe(0)
  expect(lineCount(out)).toBe(1)
  return { text: out, result: JSON.parse(out) as Result }
}

const sum = (rows: readonly Row[], of: (row: Row) => number): number => rows.reduce((total, row) => total + of(row), 0)

describe('skulls season --json', () => {
  it('should print seasons, tables, leaders and a hash, the same ones on any number of threads', async () => {
    const words = ['--edition', 'crp', '--teams', '4', '--seasons', '2', '--seed', '5']
    const one = await play(...words, '--threads', '1')
    const three = await play(...words, '--threads', '3')
    expect(three.text).toBe(one.text)
    const { seasons, champions, hash } = one.result
    expect(hash).toMatch(/^[0-9a-f]{64}$/)
    expect(seasons).toHaveLength(2)
    for (const { champion, tables, matches, touchdowns, casualties, leaders } of seasons) {
      const [{ rows }] = tables
      expect(matches).toBe(6)
      expect(rows.map(({ played }) => played)).toEqual([3, 3, 3, 3])
      expect(rows[0].id).toBe(champion)
      expect(sum(rows, (row) => row.touchdownsFor)).toBe(touchdowns)
      expect(sum(rows, (row) => row.casualtiesFor)).toBe(casualties)
      for (const { teamValue, treasury } of rows) {
        expect(teamValue).toBeGreaterThan(0)
        expect(treasury).toBeGreaterThanOrEqual(0)
      }
      expect(Object.keys(leaders)).toEqual(['touchdowns', 'casualties', 'completions', 'points'])
      expect(leaders.points.length).toBeGreaterThan(0)
      for (const best of Object.values(leaders)) {
        const counts = best.map(({ count }) => count)
        expect(counts).toEqual(counts.slice().sort((a, b) => b - a))
      }
    }
    expect(champions).toEqual(seasons.map(({ champion }) => champion))
  })

  it('should play another history for another seed', async () => {
    const hashOf = async (seed: string) => (await play('--teams', '2', '--seed', seed)).result.hash
    expect(await hashOf('1')).not.toBe(await hashOf('2'))
  })

  it.each([
    ['bugman', 4, 10],
    ['bb2020', 3, 3],
    ['third', 3, 3],
  ])(
    'should play a season of %s by its own plan',
    async (edition, teams, matches) => {
      const { result } = await play('--edition', edition, '--teams', String(teams))
      expect(result.seasons[0].matches).toBe(matches)
      expect(result.seasons[0].tables[0].rows).toHaveLength(teams)
    },
    120_000,
  )

  it('should find a winner for every match of a knock-out', async () => {
    const { result } = await play('--teams', '4', '--plan', 'knock-out', '--seed', '3')
    expect(result.seasons[0].matches).toBe(3)
    expect(result.champions[0]).not.toBe('')
  })
})

describe('skulls season', () => {
  it('should tell the story in tables', async () => {
    const { code, out, err } = await skulls(
      'season',
      '--teams',
      '3',
      '--bots',
      'random',
      '--seasons',
      '2',
      '--seed',
      '4',
    )
    expect(err).toBe('')
    expect(code).toBe(0)
    for (const words of ['Season 1: ', 'Season 2: ', 'Standings', 'Teams after the season', 'Leaders of all seasons'])
      expect(out).toContain(words)
    expect(out).toMatch(/Champions\n {2}1 {2}\w+.*\n {2}2 {2}\w+/)
    expect(out).toMatch(/history [0-9a-f]{64}\n$/)
  })

  it.each([
    [['--edition', 'bb2016'], /unknown edition "bb2016"/],
    [['--teams', '1'], /--teams must be a whole number from 2 to 64, not "1"/],
    [['--seasons', '0'], /--seasons must be a whole number from 1 to 100/],
    [['--bots', 'veteran,nobody'], /unknown bot "nobody"/],
    [['--plan', 'ladder'], /unknown plan "ladder".*round-robin, swiss, knock-out/],
    [['--threads', 'all'], /--threads must be a whole number/],
  ])('should refuse %j in one line', async (words, message) => {
    const given = readArguments(season, words)
    await expect(async () => season.run(given)).rejects.toThrow(UsageError)
    await expect(async () => season.run(given)).rejects.toThrow(message)
  })
})

describe('skulls season --out', () => {
  it('should leave files that the other commands read', async () => {
    const folder = join(newFolder(), 'new')
    await play('--edition', 'bb2020', '--teams', '2', '--out', folder)
    const names = readdirSync(folder).sort()
    expect(names).toHaveLength(3)
    const table = await skulls('league', 'standings', join(folder, 'league.json'))
    expect([table.code, table.err]).toEqual([0, ''])
    for (const name of names.filter((one) => one !== 'league.json')) {
      const { code, out, err } = await skulls('team', 'check', join(folder, name))
      expect([code, err], out).toEqual([0, ''])
    }
  })

  it('should stop at once on Ctrl-C, keep the seasons that are over, and exit with 130', async () => {
    const folder = newFolder()
    const words = `season --bots random --teams 2 --seasons 100 --out ${folder}`.split(' ')
    const { code, out, err } = await skullsInterrupted(words, () => readdirSync(folder).includes('league.json'))
    expect(code).toBe(130)
    expect(err).toMatch(/^skulls: stopped after \d+ seasons?\n$/)
    expect(out).toMatch(/^Season 1: /)
  })
})

describe('the teams of a league', () => {
  it('should have names of their own, and different lists as long as there are any', () => {
    expect(new Set(teamNames(64, 3)).size).toBe(64)
    const wish = { edition: 'crp', teams: 24, bots: ['rookie', 'veteran'], seasons: 1, budget: {}, seed: 2 } as const
    const teams = foundTeams(wish)
    expect(new Set(teams.map(({ roster }) => roster)).size).toBe(24)
    expect(teams.slice(0, 4).map(({ coach }) => coach)).toEqual(['rookie', 'veteran', 'rookie', 'veteran'])
    expect(foundTeams(wish)).toEqual(teams)
    expect(foundTeams({ ...wish, seed: 3 }).map(({ name }) => name)).not.toEqual(teams.map(({ name }) => name))
  })

  it('should count as leaders only what was done in between, and those too who have left', () => {
    const [team] = foundTeams({ edition: 'crp', teams: 2, bots: ['rookie'], seasons: 1, budget: {}, seed: 2 })
    const [first, second] = team.players
    const scored = (touchdowns: number) => ({ ...first.statistics, touchdowns })
    const before = { ...team, players: [{ ...first, statistics: scored(3), points: 9 }, second] }
    const after = {
      ...team,
      players: [{ ...second, points: 5 }],
      former: [{ ...first, statistics: scored(5), points: 15, departure: 'dead' as const }],
    }
    const { touchdowns, points, casualties } = leadersBetween({ a: before }, { a: after })
    expect(touchdowns).toMatchObject([{ player: first.name, count: 2, gone: true }])
    expect(points.map(({ count }) => count)).toEqual([6, 5])
    expect(casualties).toEqual([])
  })
})
