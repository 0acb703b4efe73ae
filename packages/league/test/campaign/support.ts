// Whole campaigns played by random coaches, with invariants checked after every match. Neighbours: the tests in this
// folder and ../cup/cup.test.ts.
import { type Engine, editionNamed, engineFor, livelyCoach, seededRoller } from '@double-skulls/engine'
import {
  auditTeam,
  availablePlayers,
  bookOf,
  type Campaign,
  checkTeam,
  currentTeamValue,
  decide,
  editionOfMatches,
  leagueRulesOf,
  listsOf,
  type MatchPlayed,
  matchPlayed,
  nextRound,
  nextSeason,
  openCampaign,
  optionsOfMatch,
  type PlannedFixture,
  playCampaignMatch,
  playerValue,
  sensibleCoach,
  suggestTeam,
  type Team,
  type Teams,
  teamsOf,
  teamValue,
  teamValueBill,
} from '@double-skulls/league'
import { expect } from 'vitest'
import { valueInTeam } from '../../src/value.ts'

const engines = new Map<string, Engine>()

export const engineOf = (id: string): Engine => {
  const edition = editionNamed(id)
  if (!edition) throw new Error(`no edition ${id}`)
  const engine = engines.get(id) ?? engineFor(edition)
  engines.set(id, engine)
  return engine
}

export const teamsFor = (edition: string, count: number): Team[] => {
  const league = leagueRulesOf(edition)
  const rules = editionNamed(edition)
  if (!league || !rules) throw new Error(`no edition ${edition}`)
  const lists = listsOf(league, rules)
  return Array.from({ length: count }, (_, i) =>
    suggestTeam({ edition, roster: lists[(i * 5) % lists.length].id, name: `Team ${i + 1}`, coach: `Coach ${i + 1}` }),
  )
}

export const played = (
  campaign: Campaign,
  fixture: PlannedFixture,
  seed: number,
): { readonly teams: Teams; readonly match: MatchPlayed } => {
  const engine = engineOf(editionOfMatches(campaign.competition))
  const teams = teamsOf(campaign, fixture)
  const coach = (more: number) => livelyCoach(seededRoller(seed + more))
  const match = playCampaignMatch(teams, {
    engine,
    coaches: { home: coach(1), away: coach(2) },
    roller: seededRoller(seed),
    deciding: sensibleCoach(seededRoller(seed + 3)),
    options: { ...campaign.options, ...optionsOfMatch(campaign.competition, fixture) },
    decisive: fixture.stage !== 'regular',
  })
  return { teams, match }
}

/** The invariants of a team after every match. */
export const checkBooks = (before: Team, after: Team): void => {
  const book = bookOf(after)
  expect(after.treasury, after.name).toBeGreaterThanOrEqual(0)
  expect(checkTeam(after, { budget: after.budget }), after.name).toEqual([])
  expect(auditTeam(after), after.name).toEqual([])
  // The team value is the sum of the bill's lines, each a count times a price.
  for (const { count, each, sum } of teamValueBill(after)) expect(sum).toBe(count * each)
  const staffAndFans = teamValue({ ...after, players: [] })
  const parts = after.players.reduce((sum, player) => sum + valueInTeam(book, after, player), staffAndFans)
  expect(teamValue(after)).toBe(parts)
  expect(currentTeamValue(after)).toBe(
    availablePlayers(after).reduce((sum, player) => sum + valueInTeam(book, after, player), staffAndFans),
  )
  for (const player of after.players) expect(playerValue(book, player)).toBeGreaterThan(0)
  // Ids are unique among present and former players.
  const gone = new Set(after.former.map(({ id }) => id))
  expect(after.players.filter(({ id }) => gone.has(id))).toEqual([])
  expect(after.former.length).toBeGreaterThanOrEqual(before.former.length)
}

/** No dead or injured player was on the pitch, and the points agree with the events of the match. */
export const checkMatch = (teams: Teams, { before, report, after }: MatchPlayed): void => {
  for (const side of ['home', 'away'] as const) {
    const team = teams[side]
    const known = new Set([...availablePlayers(team).map(({ id }) => id), ...before.guests[side].map(({ id }) => id)])
    expect(before.ids[side].every((id) => known.has(id))).toBe(true)
    expect(before.accounts[side].fromTreasury + before.accounts[side].moved).toBe(
      team.treasury - before.teams[side].treasury,
    )
    const worth = bookOf(team).league.careers?.awards.mostValuable ?? 0
    for (const player of team.players) {
      const told = report[side].players.find(({ number }) => number === player.number)
      const later = [...after[side].players, ...after[side].former].find(({ id }) => id === player.id)
      const awards = (later?.statistics.mostValuable ?? 0) - player.statistics.mostValuable
      expect((later?.points ?? 0) - player.points, `${team.name} #${player.number}`).toBe(
        (told?.points ?? 0) + awards * worth,
      )
      if (told?.dead && told.career.keepsInjuries)
        expect(after[side].players.some(({ id }) => id === player.id)).toBe(false)
    }
    checkBooks(team, after[side])
  }
}

export type Watch = (campaign: Campaign, fixture: PlannedFixture, teams: Teams, match: MatchPlayed) => void

/** One season, round by round. */
export const playSeason = (start: Campaign, seed: number, watch: Watch = () => {}): Campaign => {
  let number = seed
  let { campaign, matches } = nextRound(start)
  while (matches.length > 0) {
    for (const fixture of matches) {
      number += 10
      const { teams, match } = played(campaign, fixture, number)
      checkMatch(teams, match)
      watch(campaign, fixture, teams, match)
      campaign = matchPlayed(campaign, fixture, match.after, match.report)
    }
    ;({ campaign, matches } = nextRound(campaign))
  }
  return campaign
}

export const playSeasons = (start: Campaign, seasons: number, seed: number, watch?: Watch): Campaign => {
  let campaign = start
  for (let season = 1; season <= seasons; season++) {
    campaign = playSeason(campaign, seed + season * 100_000, watch)
    const deciding = sensibleCoach(seededRoller(seed + season))
    const ended = campaign
    campaign = decide(() => nextSeason(ended), deciding).result
    for (const [id, team] of Object.entries(campaign.teams)) checkBooks(ended.teams[id], team)
  }
  return campaign
}

export const campaignOf = (edition: string, count: number, seed: number): Campaign =>
  openCampaign({ name: 'Test', edition, seed, teams: teamsFor(edition, count) })
