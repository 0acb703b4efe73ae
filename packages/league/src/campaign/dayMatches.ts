// The matches of a game day of campaign teams: all are played before anybody's Fame is reckoned, then each has its time between games,
// and all coaches hire together. Neighbours: campaign.ts has the league, ../postMatch/postMatch.ts the steps of one match,
// ../gameDay/closing.ts what comes after them.
import { type BySide, sides } from '@double-skulls/engine'
import { enterResult } from '../competition/changes.ts'
import { coinOf } from '../competition/coin.ts'
import type { Competition } from '../competition/competition.ts'
import type { PlannedFixture } from '../competition/fixtures.ts'
import { standings } from '../competition/standings.ts'
import { stateOf } from '../competition/state.ts'
import { standingOf } from '../fullCampaign/fame.ts'
import { withMatchCounted } from '../fullCampaign/fameAfterMatch.ts'
import { closeGameDay } from '../gameDay/closing.ts'
import { cardsElsewhere } from '../gameDay/deck.ts'
import { postMatch, type Teams } from '../postMatch/postMatch.ts'
import type { MatchReport } from '../postMatch/report.ts'
import type { PreMatch } from '../preMatch/preMatch.ts'
import type { LeagueProcedure } from '../procedure.ts'
import type { MatchOptions } from '../rules/options.ts'
import type { Team } from '../team.ts'
import { type Campaign, matchPlayed, resultsCard, teamsOf } from './campaign.ts'
import { optionsOfMatch } from './matchOptions.ts'

/** A match of a game day that has been played. */
export interface DayMatch {
  readonly fixture: PlannedFixture
  readonly before: PreMatch
  readonly report: MatchReport
}

/** The options of one of the matches of a day: each has star cards of its own, of stars who are not with a team. */
export const optionsOfDay = (
  { competition, options, teams }: Campaign,
  fixture: PlannedFixture,
  day: readonly PlannedFixture[],
): MatchOptions => {
  const settled = { ...options, ...optionsOfMatch(competition, fixture) }
  if (!options.phases?.includes('freebooters')) return settled
  const elsewhere = cardsElsewhere(
    Object.values(teams),
    day.findIndex(({ id }) => id === fixture.id),
    day.length,
  )
  return { ...settled, freebooters: { ...options.freebooters, elsewhere } }
}

const idsOf = ({ home, away }: PlannedFixture): BySide<string> => ({ home, away: away ?? '' })

/** The competition with all results of the day. */
const withResults = (campaign: Campaign, day: readonly DayMatch[]): Competition =>
  day.reduce((competition, { fixture, report }) => {
    const coin = coinOf(competition, fixture)
    return enterResult(competition, fixture.id, resultsCard(report, teamsOf(campaign, fixture), { coin }))
  }, campaign.competition)

/** Its place in its conference; of equal teams, the better one. */
const placeIn = (competition: Competition, id: string): number => {
  const tables = standings(competition, stateOf(competition).season).filter(({ counts }) => counts === 'tieBreakers')
  // Conferences stand before the whole league.
  const rows = tables.flatMap((table) => table.rows)
  return rows.find(({ record }) => record.team.id === id)?.place ?? 0
}

/** The teams of the league with the matches of the day in their seasons. */
const counted = ({ teams }: Campaign, day: readonly DayMatch[]): Campaign['teams'] => {
  const all: { [id: string]: Team } = { ...teams }
  for (const { fixture, report } of day)
    for (const side of sides) {
      const id = idsOf(fixture)[side]
      all[id] = withMatchCounted(all[id], report, side)
    }
  return all
}

/** What Fame is reckoned by at the end of a game day. */
export const fameTableOf = (
  campaign: Campaign,
  day: readonly DayMatch[],
  fixture: PlannedFixture,
): NonNullable<MatchOptions['fameTable']> => {
  const competition = withResults(campaign, day)
  const { home, away } = idsOf(fixture)
  const others = Object.entries(counted(campaign, day)).filter(([id]) => id !== home && id !== away)
  return {
    places: { home: placeIn(competition, home), away: placeIn(competition, away) },
    rivals: others.map(([id, team]) => standingOf(team, placeIn(competition, id))),
  }
}

/** The time between games after one match of the day, for both its teams. */
export const betweenGames = (
  campaign: Campaign,
  day: readonly DayMatch[],
  { fixture, before: { teams, options }, report }: DayMatch,
): LeagueProcedure<Teams> =>
  postMatch(teams.home, teams.away, report, { ...options, fameTable: fameTableOf(campaign, day, fixture) })

/** The league with all matches of the day entered, and the teams as they are after them. */
export const dayPlayed = (campaign: Campaign, day: readonly (DayMatch & { readonly after: Teams })[]): Campaign =>
  day.reduce((now, { fixture, after, report }) => matchPlayed(now, fixture, after, report), campaign)

/** Everything from the last whistle of the day to the next day: each match's time between games in turn, then what all do together. */
export function* endOfGameDay(campaign: Campaign, day: readonly DayMatch[]): LeagueProcedure<Campaign> {
  const ended: (DayMatch & { readonly after: Teams })[] = []
  for (const one of day) ended.push({ ...one, after: yield* betweenGames(campaign, day, one) })
  const evening = dayPlayed(campaign, ended)
  return { ...evening, ...(yield* closeGameDay({ teams: evening.teams, unsigned: evening.unsigned ?? [] })) }
}
