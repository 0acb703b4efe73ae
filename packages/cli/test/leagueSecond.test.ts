// A league of second at the terminal: its settings by one flag, conferences, Fame, a coach with two finalists, matches of team files.
// Neighbours: league.test.ts, leagueMatchSupport.ts; packages/league/test/competition has the rules.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseCompetition, readLeagueRecord, stateOf } from '@double-skulls/league'
import { describe, expect, it } from 'vitest'
import { act, twoTeams } from './leagueMatchSupport.ts'
import { newFolder, skulls } from './runSkulls.ts'

const say = async (...words: readonly string[]): Promise<string> => (await act(...words)).text

const competitionIn = (path: string) => parseCompetition(readFileSync(path, 'utf8'))

const leagueWith = async (teams: readonly string[], ...flags: readonly string[]): Promise<string> => {
  const file = join(newFolder(), 'cup.json')
  await say('new', file, '--name', 'Cup', '--edition', 'second', ...flags)
  for (const words of teams) {
    const [name, coach, ...more] = words.split(' ')
    await say('enter', file, '--name', name, '--coach', coach, '--list', 'human', ...more)
  }
  return file
}

const six = ['Ants Ann', 'Bees Bob', 'Cats Cid', 'Dogs Ann', 'Eels Eve', 'Fish Flo']

describe('a league of second', () => {
  it('should come with its conferences, points and tie-breakers', async () => {
    const file = await leagueWith([], '--touchdowns', '2', '--turns', '24', '--third-place')
    expect(competitionIn(file)).toMatchObject({
      plan: { kind: 'conferences', divisions: null, coachesApart: true, thirdPlace: true },
      points: { win: 10, draw: 5, loss: 0, bonuses: [{ points: 5 }, { points: 2 }] },
      tieBreakers: ['points', 'fame', 'winsMinusLosses', 'touchdownDifference', 'casualtyDifference'],
      victory: { touchdowns: 2, turns: 24 },
    })
    expect(await say('show', file)).toContain('matches to 2 touchdowns, at most 24 turns each')
    const own = await leagueWith([], '--points', 'draw=4', '--bonus', 'narrow-loss', '--divisions', '2')
    expect(competitionIn(own)).toMatchObject({
      points: { win: 10, draw: 4, bonuses: [{ points: 1 }] },
      plan: { divisions: 2 },
    })
  })

  it('should refuse what does not fit, with the remedy', async () => {
    const file = join(newFolder(), 'cup.json')
    const begun = ['new', file, '--name', 'Cup', '--edition']
    await expect(act(...begun, 'crp', '--touchdowns', '2')).rejects.toThrow('--touchdowns: in crp it changes nothing')
    await expect(act(...begun, 'second', '--touchdowns', '0')).rejects.toThrow('must be a whole number from 1 to 20')
    await expect(act(...begun, 'second', '--plan', 'swiss', '--divisions', '2')).rejects.toThrow(
      '--divisions does not go with --plan swiss',
    )
    const league = await leagueWith(six)
    const enter = ['enter', league, '--name', 'Gnus', '--coach', 'Gus', '--list', 'human']
    await expect(act(...enter, '--fame', 'high')).rejects.toThrow('--fame must be a whole number, as in --fame=-2')
    await expect(act(...enter, '--division', '1')).rejects.toThrow('division: it is in a conference')
    await say('draw', league)
    const result = ['result', league, '--match', '1.1', '--score']
    await expect(act(...result, '2-1', '--fame', '3')).rejects.toThrow(
      'two whole numbers, home first, as in --fame=6,-1',
    )
    await expect(act(...result, '1-1', '--by', 'shoot-out', '--winner', 'home')).rejects.toThrow('--by')
    await expect(act('retire', league, '--team', 'Ants')).rejects.toThrow('ants need not retire')
  })

  it('should show Fame where it was entered', async () => {
    const file = await leagueWith(['Ants Ann --fame=-3', 'Bees Bob', 'Cats Cid', 'Dogs Dan'])
    await say('draw', file)
    expect(await say('standings', file)).toMatch(/Fame {2}points/)
    await say('result', file, '--match', '1.1', '--score', '1-1', '--fame=6,-1')
    await say('correct', file, '--match', '1.1', '--fame=7,-1', '--reason', 'miscounted')
    const { fixtures, teams } = stateOf(competitionIn(file)).season
    expect(teams.find(({ id }) => id === fixtures[0].home)?.fame).toBe(7)
    expect(await say('standings', file)).toContain('ahead of')
  })

  it('should have a coach with both finalists retire one of his teams', async () => {
    const file = await leagueWith(six, '--cross', '0')
    await say('draw', file)
    const { season } = stateOf(competitionIn(file))
    const rank = (id: string | null): number => ['ants', 'dogs'].indexOf(id ?? '') + 1
    const playOpen = async (): Promise<void> => {
      for (const { id, home, away, result } of stateOf(competitionIn(file)).season.fixtures)
        if (result === null)
          await say('result', file, '--match', id, '--score', rank(home) >= rank(away) ? '2-1' : '1-2')
    }
    await playOpen()
    expect(await say('draw', file)).toContain('semi-final')
    await playOpen()
    const waits = await say('show', file)
    expect(waits).toMatch(
      /(ants and dogs|dogs and ants), both of Ann, would meet in the final; one of the two retires first/,
    )
    await expect(act('draw', file)).rejects.toThrow('retire one of the two first')
    const retired = await say('retire', file, '--team', 'Dogs', '--reason', 'rest')
    const third = season.conferences.find((ids) => ids.includes('dogs')) ?? []
    expect(retired).toMatch(/dogs retired from the play-offs; \w+ plays instead: rest/)
    expect(third.some((id) => retired.includes(`; ${id} plays instead`))).toBe(true)
    expect(await say('draw', file)).toContain('final')
    expect(await say('log', file)).toContain('dogs retired')
    expect(await say('verify', file)).toContain('same results')
  })

  it('should name the divisions of a big league', async () => {
    const teams = Array.from({ length: 12 }, (_, at) => `T${at} C${at}`)
    const file = await leagueWith(teams, '--conferences', '2', '--divisions', '2')
    expect(await say('draw', file)).toContain('Round 1')
    expect(await say('show', file)).toContain('Conference 2, division 1: ')
    expect(await say('show', file)).toContain('conferences of divisions and play-offs')
  })

  it('should play its team files as the organiser wants it, and toss a coin for a level final', async () => {
    const teams = twoTeams('second', (team) => team)
    const cup = join(teams.folder, 'cup.json')
    await say('new', cup, '--name', 'Cup', '--edition', 'second', '--turns', '1')
    await say('enter', cup, '--from', teams.home)
    await say('enter', cup, '--from', teams.away, '--coach', 'Bob')
    await say('draw', cup)
    const play = async (...more: readonly string[]): Promise<string> => {
      const fixture = stateOf(competitionIn(cup)).season.fixtures.at(-1)
      const paths = fixture?.home === 'reavers' ? [teams.home, teams.away] : [teams.away, teams.home]
      const words = ['--coaches', 'sensible', '--bots', 'random,random', '--seed', '2', '--competition', cup]
      return say('match', ...paths, ...words, ...more)
    }
    await expect(play('--turns', '3')).rejects.toThrow('--turns: the competition says what wins a match; leave it out')
    const path = join(teams.folder, 'one.json')
    await play('--record', path)
    const record = readLeagueRecord(readFileSync(path, 'utf8'))
    expect(record).toMatchObject({ options: { agreement: { turns: 1 } } })
    const { fixtures } = stateOf(competitionIn(cup)).season
    expect(fixtures[0].result).toMatchObject({ winner: null, by: 'touchdowns' })
    await say('draw', cup)
    expect(await play()).toMatch(/The score is level, and this match needs a winner: the coin says \w+\./)
    expect(stateOf(competitionIn(cup)).season.fixtures.at(-1)?.result?.by).toBe('coin')
  }, 60_000)

  it('should be played by bots', async () => {
    const { code, out, err } = await skulls(
      'season',
      '--edition',
      'second',
      '--teams',
      '6',
      '--bots',
      'random',
      '--seed',
      '2',
    )
    expect([code, err]).toEqual([0, ''])
    expect(out).toContain('Conference 2')
    expect(out).toContain('won the final against')
  }, 120_000)
})
