// Saved teams in a match: journeymen if the league allows them, otherwise the reason why the team cannot play. Neighbour:
// src/teams/fielding.ts.
import type { Team } from '@double-skulls/league'
import { suggestTeam } from '@double-skulls/league'
import { expect, it } from 'vitest'
import { fielded, journeymenOf, whyNot } from '../../src/teams/fielding.ts'
import { readyTeam, veteranTeam } from '../support/teams.ts'

/** All but this many players miss the next match. */
const withFit = (team: Team, fit: number): Team => ({
  ...team,
  players: team.players.map((player, i) => ({ ...player, missesNextGame: i >= fit })),
})

it('gives journeymen with free numbers to a team that has played and is short of players', () => {
  const team = withFit(veteranTeam(), 8)
  expect(whyNot(team)).toBe('')
  expect(journeymenOf(team)).toBe(3)
  const { players } = fielded(team)
  expect(players).toHaveLength(11)
  expect(players.filter(({ engaged }) => engaged === 'journeyman')).toHaveLength(3)
  expect(new Set(players.map(({ number }) => number)).size).toBe(11)
  expect(journeymenOf(readyTeam())).toBe(0)
})

it('says why a team for single matches gets none', () => {
  const wish = { edition: 'bb2020', roster: 'human', name: 'For one night', coach: '', exhibition: true }
  const team = withFit(suggestTeam(wish), 8)
  expect(whyNot(team)).toMatch(/only 8 .* a match takes 11, and no journeymen come to single matches/)
  expect(journeymenOf(team)).toBe(0)
  expect(() => fielded(team)).toThrow('cannot play')
})
