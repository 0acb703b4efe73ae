// The matches of a game day of campaign teams: whose games count for Fame, seasons of campaign teams, and whom the dead can field.
// Neighbours: src/campaign/dayMatches.ts; ../fullCampaign/fame.test.ts says what places are worth.
import { seededRoller } from '@double-skulls/engine'
import { describe, expect, it } from 'vitest'
import {
  type Campaign,
  checkTeam,
  type DayMatch,
  decide,
  endOfGameDay,
  fameTableOf,
  nextRound,
  nextSeason,
  openCampaign,
  preMatch,
  sensibleCoach,
  stateOf,
  type Team,
  teamsOf,
} from '../../src/index.ts'
import { campaignTeam, withGold } from '../fullCampaign/teams.ts'
import { reportOf } from '../postMatch/support.ts'

const sensible = () => sensibleCoach(seededRoller(4))

const four = (): Campaign => {
  const teams = ['Alfa', 'Bravo', 'Charlie', 'Delta'].map((name) => ({
    ...campaignTeam([['Lineman', 11]], 'elf', name),
    coach: name,
  }))
  return openCampaign({ name: 'Four', edition: 'second', seed: 2, teams })
}

/** The next round: the home teams win by these scores. */
const dayOf = (start: Campaign, scores: readonly number[]): { campaign: Campaign; day: DayMatch[] } => {
  const { campaign, matches } = nextRound(start)
  const day = matches.map((fixture, i): DayMatch => {
    const teams = teamsOf(campaign, fixture)
    const before = decide(() => preMatch(teams.home, teams.away), sensible()).result
    return { fixture, before, report: reportOf(teams.home, teams.away, { home: { score: scores[i] } }) }
  })
  return { campaign, day }
}

describe('a game day', () => {
  it('[second 267] is over for all before Fame is reckoned: games at other tables of the day count', () => {
    const { campaign, day } = dayOf(four(), [1, 3])
    const [one, other] = day
    const table = fameTableOf(campaign, day, one.fixture)
    expect(table.rivals.map(({ touchdowns }) => touchdowns).sort()).toEqual([0, 3])
    // Both winners have 15 points; more touchdowns are worth more.
    expect(table.places.home).toBe(2)
    expect(fameTableOf(campaign, day, other.fixture).places.home).toBe(1)
    const after = decide(() => endOfGameDay(campaign, day), sensible()).result
    const fame = (id: string | null): number | undefined => after.teams[id ?? ''].fame
    // A win; for the other one also the most touchdowns and the conference.
    expect([fame(one.fixture.home), fame(other.fixture.home)]).toEqual([1, 1 + 3 + 3])
    expect([fame(one.fixture.away), fame(other.fixture.away)]).toEqual([-1, -1])
  })

  it('enters all results, and leaves teams that may play the next round', () => {
    const { campaign, day } = dayOf(four(), [2, 0])
    const after = decide(() => endOfGameDay(campaign, day), sensible()).result
    const { fixtures } = stateOf(after.competition).season
    expect(fixtures.filter(({ result }) => result !== null).map(({ id }) => id)).toEqual(
      day.map((one) => one.fixture.id),
    )
    for (const team of Object.values(after.teams)) expect(checkTeam(team)).toEqual([])
    expect(nextRound(after).matches).toHaveLength(2)
  })
})

describe('the next season of campaign teams', () => {
  it('[second 269] keeps teams, their treasuries and their Fame', () => {
    let after = four()
    for (;;) {
      const { campaign, day } = dayOf(after, [1, 3])
      if (day.length === 0) break
      after = decide(() => endOfGameDay(campaign, day), sensible()).result
    }
    const next = decide(() => nextSeason(after), sensible()).result
    expect(stateOf(next.competition).past).toHaveLength(1)
    for (const [id, team] of Object.entries(next.teams)) {
      const was = after.teams[id]
      expect([team.treasury, team.fame]).toEqual([was.treasury, was.fame])
      expect(team.campaign?.season).toMatchObject({ number: 2, wins: 0, touchdowns: 0, oldFame: was.fame })
      expect(team.players.map(({ seasons }) => seasons)).toEqual(was.players.map(({ seasons }) => seasons + 1))
      expect(team.history.at(-1)).toMatchObject({ what: 'season', games: expect.any(Number) })
    }
  })
})

describe('a team of fewer than eleven', () => {
  const few = (team: Team): Team =>
    withGold({ ...team, players: team.players.slice(0, 9), history: [{ what: 'x', at: 0 }] }, 0)

  it('may not play, unless it is of the Undead, who come with whom they have', () => {
    const elves = campaignTeam()
    const undead = campaignTeam([['Skeleton', 16]], 'undead', 'Bones')
    expect(() => decide(() => preMatch(few(elves), elves), sensible())).toThrow(
      /9 can play, and nobody fills the team up; bring 11/,
    )
    const { setup } = decide(() => preMatch(few(undead), elves), sensible()).result
    expect(setup.home.players).toHaveLength(9)
  })
})
