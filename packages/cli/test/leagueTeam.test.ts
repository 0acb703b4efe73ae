// `skulls league next-season` and `no-show`, actions of one team file. Neighbours: leagueMatchSupport.ts;
// leagueMatch.test.ts for two teams.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { checkTeam, parseCompetition, readTeam, stateOf } from '@double-skulls/league'
import { describe, expect, it } from 'vitest'
import { act, sitAt, textsOf, twoTeams, typing } from './leagueMatchSupport.ts'

describe('one team by itself', () => {
  const veteran = twoTeams.bind(null, 'bb2020', (team) => ({
    ...team,
    history: [{ what: 'match', at: 0, outcome: 'win' }],
  }))

  it('should go into the next season, with prize and trophy by its place', async () => {
    const teams = veteran()
    const { code, text } = await act('next-season', teams.home, '--coaches', 'sensible', '--place', '1', '--seed', '1')
    expect(code).toBe(0)
    expect(text).toContain('prize for place 1: 100,000')
    const team = readTeam(textsOf(teams)[0])
    expect(team).toMatchObject({ trophy: true })
    expect(checkTeam(team)).toEqual([])
    expect((await act('replay', join(teams.folder, 'Reavers.record.json'))).code).toBe(0)
  })

  it('should take its place from a competition whose season is over', async () => {
    const teams = veteran()
    const cup = join(teams.folder, 'cup.json')
    await act('new', cup, '--name', 'Cup', '--edition', 'bb2020')
    for (const path of [teams.home, teams.away]) await act('enter', cup, '--from', path)
    await act('draw', cup)
    const season = ['next-season', teams.away, '--coaches', 'sensible', '--competition', cup]
    await expect(act(...season)).rejects.toThrow('no season is over yet')
    const { home } = stateOf(parseCompetition(readFileSync(cup, 'utf8'))).season.fixtures[0]
    await act('result', cup, '--match', '1.1', '--score', home === 'marauders' ? '2-1' : '1-2')
    expect((await act(...season)).text).toContain('prize for place 1')
    await expect(act(...season, '--place', '2')).rejects.toThrow('give one of them')
  })

  it('should not be paid twice for one season', async () => {
    const teams = veteran()
    const season = ['next-season', teams.home, '--coaches', 'sensible', '--seed', '1']
    expect((await act(...season, '--place', '1')).code).toBe(0)
    const once = textsOf(teams)
    for (const more of [[], ['--place', '1'], ['--place', '3', '--cap', 'none']])
      await expect(act(...season, ...more)).rejects.toThrow(
        /Reavers\.json: history: Reavers has played no match of a league since its last season was closed; play the next season first; add --unplayed/,
      )
    expect(textsOf(teams)).toEqual(once)
    // A season without any played match.
    expect((await act(...season, '--unplayed')).code).toBe(0)
    // A forfeited match counts for the season.
    await act('no-show', teams.home, '--seed', '2')
    expect((await act(...season)).code).toBe(0)
  })

  it('should not be taken twice out of the same season of a competition', async () => {
    const teams = veteran()
    const cup = join(teams.folder, 'cup.json')
    await act('new', cup, '--name', 'Cup', '--edition', 'bb2020')
    for (const path of [teams.home, teams.away]) await act('enter', cup, '--from', path)
    await act('draw', cup)
    await act('result', cup, '--match', '1.1', '--score', '2-1')
    const season = ['next-season', teams.home, '--coaches', 'sensible', '--competition', cup]
    expect((await act(...season)).code).toBe(0)
    expect(readTeam(textsOf(teams)[0]).history.at(-1)).toMatchObject({ what: 'season', competition: 'Cup', number: 1 })
    await act('no-show', teams.home, '--seed', '2')
    await expect(act(...season)).rejects.toThrow('has gone from season 1 of "Cup" into the next one already')
    await expect(act(...season, '--unplayed')).rejects.toThrow('already')
    await act('end-season', cup)
    await act('draw', cup)
    await act('forfeit', cup, '--match', '1.1', '--team', 'both', '--reason', 'snow')
    // The second season is a different one, played or not.
    expect((await act(...season)).code).toBe(0)
    const { history } = readTeam(textsOf(teams)[0])
    expect(history.filter(({ what }) => what === 'season').map(({ number }) => number)).toEqual([1, 2])
  })

  it('should come to the next Cup as it was handed in (ruling B14)', async () => {
    const teams = twoTeams('bugman')
    const handedIn = textsOf(teams)
    for (const seed of ['4', '5', '6'])
      await act('match', teams.home, teams.away, '--coaches', 'sensible', '--bots', 'random', '--seed', seed)
    const played = readTeam(textsOf(teams)[0])
    expect(played.players.flatMap(({ advances }) => advances)).toHaveLength(3)
    const { code, text } = await act('next-season', teams.home, '--place', '1')
    expect(code).toBe(0)
    expect(text).toContain(
      'Reavers comes to the next event as it was handed in: what 3 matches gave is taken off, 3 skills and ',
    )
    await act('next-season', teams.away)
    expect(textsOf(teams)).toEqual(handedIn)
    await expect(act('next-season', teams.home)).rejects.toThrow('Reavers is as it was handed in')
    expect(textsOf(teams)).toEqual(handedIn)
    expect((await act('replay', join(teams.folder, 'Reavers.record.json'))).code).toBe(0)
  })

  it('should be asked back player by player, and go on after a break', async () => {
    const teams = veteran()
    const heard: string[] = []
    const stops = typing((_, count) => (count < 3 ? '1' : null), heard)
    const { code, text } = await sitAt(stops, 'next-season', teams.home, '--seed', '1')
    expect([code, heard.length]).toEqual([130, 4])
    const record = join(teams.folder, 'Reavers.record.json')
    expect(text).toContain(`skulls league next-season ${teams.home} --resume ${record}`)
    expect(
      (
        await sitAt(
          typing(() => '1'),
          'next-season',
          teams.home,
          '--resume',
          record,
        )
      ).code,
    ).toBe(0)
    expect(readTeam(textsOf(teams)[0]).players.length).toBeGreaterThan(10)
  })

  it('should win a match that nobody came to', async () => {
    const teams = veteran()
    expect((await act('no-show', teams.home, '--seed', '2')).code).toBe(0)
    const { history } = readTeam(textsOf(teams)[0])
    expect(history.map(({ what }) => what)).toEqual(['match', 'match', 'winnings', 'mostValuable', 'mostValuable'])
  })
})
