// Leagues with ratings at the command line: handicaps, options of a match, play-offs, and refusals. Neighbours:
// src/handicapWishes.ts, src/leagueMatch/matchEdition.ts, src/season/ratedReport.ts.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readTeam } from '@double-skulls/league'
import { describe, expect, it } from 'vitest'
import { readArguments } from '../src/command.ts'
import { play } from '../src/commands/play.ts'
import { season } from '../src/commands/season.ts'
import { simulate } from '../src/commands/simulate.ts'
import { UsageError } from '../src/usage.ts'
import { act, actOnTeam, listening, QUICK, textsOf, twoTeams } from './leagueMatchSupport.ts'
import { newFolder } from './runSkulls.ts'

const ALONE = ['--coaches', 'sensible,sensible', ...QUICK]
const MATCH = 'third:illegalProcedure'

describe('skulls play --handicap', () => {
  const playing = (...words: readonly string[]) =>
    listening(() => play.run(readArguments(play, [...words, '--fast', '--bots', 'random,random', '--seed', '3'])))

  it('should play with what both coaches agreed on, and say what it is', async () => {
    const { code, text } = await playing('--edition', 'third', '--handicap', 'home:12,away:palmed-coin')
    expect(code).toBe(0)
    expect(text).toContain('Human have Extra Training: One more team re-roll.')
    expect(text).toContain('Orc have Palmed Coin: ')
    expect(text).toContain('--handicap home:12,away:palmed-coin --seed 3')
    expect(text).toContain('Orc win the toss.')
  })

  it.each([
    [['--edition', 'third', '--handicap', 'home:99'], 'there is no handicap "99"; take two dice from 11 to 66, or one'],
    [['--edition', 'third', '--handicap', 'home:viruss'], 'did you mean "virus"?'],
    [['--edition', 'third', '--handicap', '51'], '--handicap names a side and a handicap, as in home:51, not "51"'],
    [['--edition', 'third', '--handicap', 'home:51,home:twelfth-man'], '"home:twelfth-man" is named twice'],
    [['--edition', 'crp', '--handicap', 'home:51'], 'crp has no handicaps; leave it out, or play third'],
    [
      ['--edition', 'third:illegal'],
      'takes each of the options illegalProcedure, undeclared once; leave out "illegal"',
    ],
  ])('should refuse %j with the remedy', async (words, remedy) => {
    await expect(playing(...words)).rejects.toThrow(UsageError)
    await expect(playing(...words)).rejects.toThrow(remedy)
  })
})

describe('skulls league match by third', () => {
  it('should play with options and handicaps, and leave a record that replays and an audit believes', async () => {
    const teams = twoTeams('third')
    const words = ['--edition', MATCH, '--handicap', 'away:41,away:45', '--stage', 'final', '--levels', 'review']
    const { code, text } = await act('match', teams.home, teams.away, ...ALONE, ...words)
    expect(code).toBe(0)
    expect(text).toContain('Ratings: Reavers 100, Marauders 100.')
    expect(text).toContain('Marauders have Team Anthem: ')
    expect(text).toMatch(
      /Marauders: treasury .*, rating 100 to \d+\n {2}handicaps: Team Anthem and That Boy’s Got Talent/,
    )
    const record = JSON.parse(readFileSync(join(teams.folder, 'Reavers-Marauders.record.json'), 'utf8'))
    expect(record.options).toMatchObject({ match: ['illegalProcedure'], stage: 'final', levels: 'review' })
    expect(record.match.edition).toBe(MATCH)
    expect(textsOf(teams).map((one) => readTeam(one).edition)).toEqual(['third', 'third'])
    expect(await act('replay', join(teams.folder, 'Reavers-Marauders.record.json'))).toMatchObject({ code: 0 })
    const checked = await actOnTeam('check', teams.away, '--records', teams.folder)
    expect(checked).toEqual({
      code: 0,
      text: 'Marauders may play.\nIts history of 1 game agrees with it.\nThe records agree with it.',
    })
    expect((await actOnTeam('show', teams.away)).text).toMatch(/^Team rating +\d+$/m)
  })

  it('should let the competition settle options and stage', async () => {
    const teams = twoTeams('third')
    const cup = join(teams.folder, 'cup.json')
    await act('new', cup, '--name', 'Cup', '--edition', MATCH, '--plan', 'knock-out')
    for (const from of [teams.home, teams.away]) await act('enter', cup, '--from', from)
    await act('draw', cup)
    const { fixtures } = JSON.parse(readFileSync(cup, 'utf8')).events.at(-1)
    const paths = fixtures[0].home === 'reavers' ? [teams.home, teams.away] : [teams.away, teams.home]
    const words = ['match', ...paths, ...ALONE, '--competition', cup]
    await expect(act(...words, '--edition', 'third')).rejects.toThrow(
      `--edition: the matches of this competition are played by ${MATCH}; leave it out`,
    )
    await expect(act(...words, '--stage', 'final')).rejects.toThrow('--stage: the competition says how far it is')
    expect(await act(...words)).toMatchObject({ code: 0 })
    const [name] = readdirSync(teams.folder).filter((one) => one.endsWith('.record.json'))
    const record = JSON.parse(readFileSync(join(teams.folder, name), 'utf8'))
    expect(record).toMatchObject({ options: { match: ['illegalProcedure'], stage: 'final' }, decisive: true })
  })

  it.each([
    [['--levels', 'death'], 'known: death-zone, review'],
    [['--stage', 'quarter-final'], 'known: league, play-off, semi-final, final'],
    [['--handicap', 'away:67'], 'there is no handicap "67"'],
    [['--edition', 'third:luck'], 'leave out "luck"'],
  ])('should refuse %j with the remedy', async (words, remedy) => {
    const teams = twoTeams('third')
    const before = textsOf(teams)
    await expect(act('match', teams.home, teams.away, ...ALONE, ...words)).rejects.toThrow(remedy)
    expect(textsOf(teams)).toEqual(before)
  })

  it.each([
    [['--levels', 'review'], '--levels: crp has no such rule; leave it out'],
    [['--stage', 'final'], '--stage: crp has no such rule; leave it out'],
  ])('should refuse %j in an edition without it', async (words, remedy) => {
    const teams = twoTeams('crp')
    await expect(act('match', teams.home, teams.away, ...ALONE, ...words)).rejects.toThrow(remedy)
  })
})

describe('skulls season by third', () => {
  it('should play a league with play-offs, and tell ratings, handicaps, age and traits', async () => {
    const folder = newFolder()
    const words = ['--edition', MATCH, '--teams', '4', '--bots', 'random', '--seed', '7', '--plan', 'conferences']
    const run = (...more: string[]) => listening(async () => season.run(readArguments(season, [...words, ...more])))
    const { code, text } = await run('--json', '--out', folder)
    expect(code).toBe(0)
    const { seasons } = JSON.parse(text)
    expect(seasons[0].matches).toBe(7)
    const rows: { rating: number; aged: unknown[]; handicapped: unknown[]; traits: unknown[] }[] =
      seasons[0].tables.at(-1).rows
    expect(rows).toHaveLength(4)
    for (const { rating, aged, handicapped, traits } of rows) {
      expect(rating).toBeGreaterThan(90)
      expect([aged, handicapped, traits].every(Array.isArray)).toBe(true)
    }
    expect(JSON.parse(readFileSync(join(folder, 'league.json'), 'utf8'))).toMatchObject({
      ...{ edition: 'third', match: ['illegalProcedure'] },
    })
    const told = (await run()).text
    for (const word of ['  rating  ', 'Handicaps, by the teams that had them', 'Aged', 'Traits gained'])
      expect(told).toContain(word)
    expect(told.split('Teams after the season')[1].split('\n\n')[0].trim().split('\n')).toHaveLength(5)
  }, 120_000)

  it('should refuse a table of points that the edition does not have', async () => {
    const run = async () => season.run(readArguments(season, ['--edition', 'crp', '--levels', 'review']))
    await expect(run).rejects.toThrow('--levels: crp has one table of points only; leave it out')
  })
})

describe('names of files', () => {
  it('should never have the colon of an edition with options', async () => {
    const folder = join(newFolder(), 'records')
    const words = ['--edition', MATCH, '--games', '1', '--home', 'human', '--away', 'orc', '--record', folder]
    await listening(() => simulate.run(readArguments(simulate, words)))
    expect(readdirSync(folder)).toEqual(['third-illegalProcedure-1-1.json'])
  })
})
