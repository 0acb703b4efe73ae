// Three seasons of a league of eight in every edition with leagues: the accounts always balance. Neighbours:
// src/campaign, support.ts has the checks after every match.

import { seededRoller } from '@double-skulls/engine'
import {
  BadTeam,
  decide,
  matchPlayed,
  nextRound,
  nextSeason,
  openCampaign,
  sensibleCoach,
  stateOf,
  teamsOf,
} from '@double-skulls/league'
import { describe, expect, it } from 'vitest'
import { reportOf } from '../postMatch/support.ts'
import { campaignOf, playSeasons, teamsFor } from './support.ts'

describe.each(['third', 'crp', 'bb2020'])('a league of eight by %s', (edition) => {
  it('plays three seasons whose books balance after every match', () => {
    const dead = new Set<string>()
    let deeds = 0
    let hired = 0
    const end = playSeasons(
      campaignOf(edition, 8, 5),
      3,
      5,
      (_campaign, { home, away }, teams, { before, report, after }) => {
        const ids = { home, away: away ?? '' }
        for (const side of ['home', 'away'] as const) {
          for (const id of before.ids[side]) expect(dead.has(`${ids[side]} ${id}`)).toBe(false)
          for (const { id, departure } of after[side].former) if (departure === 'dead') dead.add(`${ids[side]} ${id}`)
          deeds += report[side].players.reduce((sum, { points }) => sum + points, 0)
          hired += before.guests[side].length
          expect(teams[side].history.length).toBeLessThan(after[side].history.length)
        }
      },
    )
    const { past } = stateOf(end.competition)
    expect(past).toHaveLength(3)
    for (const { fixtures } of past) expect(fixtures.filter(({ result }) => result !== null)).toHaveLength(28)
    expect(dead.size).toBeGreaterThan(0)
    expect(deeds).toBeGreaterThan(0)
    expect(hired).toBeGreaterThan(0)
    for (const team of Object.values(end.teams))
      expect(team.history.filter(({ what }) => what === 'match')).toHaveLength(21)
  }, 300_000)

  it('gives the same bytes for the same seed', () => {
    const bytes = (seed: number) => JSON.stringify(playSeasons(campaignOf(edition, 4, seed), 2, seed))
    const once = bytes(9)
    expect(bytes(9)).toBe(once)
    expect(bytes(10)).not.toBe(once)
  }, 120_000)
})

describe('the end of a season', () => {
  it('should pay prizes by the table, to level teams that of the place they share', () => {
    const { campaign, matches } = nextRound(campaignOf('bb2020', 2, 1))
    const prizes = (news: Parameters<typeof reportOf>[2]) => {
      const [fixture] = matches
      const teams = teamsOf(campaign, fixture)
      const played = matchPlayed(campaign, fixture, teams, reportOf(teams.home, teams.away, news))
      const next = decide(() => nextSeason(played), sensibleCoach(seededRoller(1))).result
      const paid = (id: string) => next.teams[id].history.find(({ what }) => what === 'prize')?.amount
      return [paid(fixture.home), paid(fixture.away ?? '')]
    }
    expect(prizes({ home: { score: 1 } })).toEqual([100_000, 60_000])
    expect(prizes({ away: { score: 1 } })).toEqual([60_000, 100_000])
    expect(prizes({})).toEqual([100_000, 100_000])
  })
})

describe('opening a campaign', () => {
  it('refuses teams of another edition and teams with faults, by their place', () => {
    const [team] = teamsFor('crp', 1)
    const wish = { name: 'Test', edition: 'crp', seed: 1 }
    expect(() => openCampaign({ ...wish, teams: teamsFor('bb2020', 1) })).toThrow(
      /teams\[0\]\.edition: "bb2020" does not play here; take a team of crp/,
    )
    const faulty = { ...team, players: team.players.slice(0, 5) }
    expect(() => openCampaign({ ...wish, teams: [team, { ...faulty, name: 'Five' }] })).toThrow(BadTeam)
    expect(() => openCampaign({ ...wish, teams: [team, { ...faulty, name: 'Five' }] })).toThrow(/teams\[1\] "Five"/)
  })
})
