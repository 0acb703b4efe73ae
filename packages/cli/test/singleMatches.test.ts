// Teams of an edition without campaigns: made, the same after every match, and with the stars that the coaches share out. Neighbours:
// leagueMatchSupport.ts, packages/league/test/preMatch/starsSecond.test.ts has the rules.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readLeagueRecord } from '@double-skulls/league'
import { describe, expect, it } from 'vitest'
import { act, textsOf, twoTeams } from './leagueMatchSupport.ts'
import { newFolder, skulls } from './runSkulls.ts'

describe('teams of second', () => {
  it('should be made, checked and shown with seven characteristics', async () => {
    const path = join(newFolder(), 'norse.json')
    const { code, out, err } = await skulls('team', 'new', path, '--edition', 'second', '--list', 'norse')
    expect([code, err]).toEqual([0, ''])
    expect(out).toContain('MA  SP  ST  AG  TS  CL  AV')
    expect(JSON.parse(readFileSync(path, 'utf8'))).toMatchObject({
      edition: 'second',
      exhibition: true,
      budget: 50_000,
    })
    expect((await skulls('team', 'check', path)).out).toBe('Norse Team may play.\n')
    expect((await skulls('team', 'value', path)).out).toContain('Founding it costs 40,000 of 50,000')
  })

  it('should play with stars by turns, and be the same after the match', async () => {
    const teams = twoTeams('second', (team) => team)
    const before = textsOf(teams)
    const stars = ['--edition', 'second:starCards', '--stars', 'pick', '--prepare']
    const { code, text } = await act('match', teams.home, teams.away, '--coaches', 'sensible', '--seed', '1', ...stars)
    expect(code).toBe(0)
    expect(text).toContain('a star for this match')
    expect(textsOf(teams)).toEqual(before)
    const record = readLeagueRecord(readFileSync(join(teams.folder, 'Reavers-Marauders.record.json'), 'utf8'))
    expect(record).toMatchObject({ options: { match: ['starCards'], stars: 'pick' } })
  })

  it('should be refused where something lasts longer than a match, with the reason', async () => {
    const why =
      'a team of second is the same after a match and a season, for campaigns are not part of the program yet; leave the team as it is'
    const teams = twoTeams('second', (team) => team)
    await expect(act('next-season', teams.home)).rejects.toThrow(why)
    await expect(act('no-show', teams.home)).rejects.toThrow(why)
  })

  it('should be refused a way to share out stars in an edition without one', async () => {
    const teams = twoTeams('crp', (team) => team)
    await expect(act('match', teams.home, teams.away, '--stars', 'draw')).rejects.toThrow(
      '--stars: crp has no such rule; leave it out',
    )
  })
})
