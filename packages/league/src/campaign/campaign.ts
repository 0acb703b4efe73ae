// A campaign: teams of a competition over many matches, a cup or a league of several seasons. Neighbours:
// ../competition/index.ts draws and counts, campaignMatch.ts plays a match, ../season/newSeason.ts comes between seasons.
import { BadTeam, editionOf } from '../book.ts'
import { checkTeam } from '../check.ts'
import { draw, endSeason, enter, enterResult, idFor } from '../competition/changes.ts'
import { coinOf } from '../competition/coin.ts'
import type {
  Competition,
  Decision,
  FixtureResult,
  Plan,
  ResultSide,
  SideResult,
  VictoryCondition,
} from '../competition/competition.ts'
import type { PlannedFixture } from '../competition/fixtures.ts'
import { editionPlan, newCompetition } from '../competition/newCompetition.ts'
import { waitsFor } from '../competition/progress.ts'
import { resultOf } from '../competition/results.ts'
import { standings } from '../competition/standings.ts'
import { openFixtures, stateOf } from '../competition/state.ts'
import { faultLine } from '../fault.ts'
import { changedSince } from '../forbiddenChanges.ts'
import type { Unsigned } from '../gameDay/prospects.ts'
import type { Teams } from '../postMatch/postMatch.ts'
import type { MatchReport } from '../postMatch/report.ts'
import type { LeagueProcedure } from '../procedure.ts'
import type { LeagueOptions } from '../rules/options.ts'
import { newSeason } from '../season/newSeason.ts'
import type { Team } from '../team.ts'
import { teamValue } from '../value.ts'

/** A competition with the teams that play in it. */
export interface Campaign {
  readonly competition: Competition
  readonly options: LeagueOptions
  /** By their ids in the competition. */
  readonly teams: { readonly [id: string]: Team }
  /** The teams as they entered. */
  readonly handedIn: { readonly [id: string]: Team }
  /** Free Agents whom no team has hired yet; absent: none. */
  readonly unsigned?: readonly Unsigned[]
}

/** The settings of a new campaign. */
export interface CampaignWish {
  readonly name: string
  /** The id of the edition; options that it names are those of all matches. */
  readonly edition: string
  readonly teams: readonly Team[]
  readonly seed: number
  /** By default the edition's. */
  readonly plan?: Plan
  readonly options?: LeagueOptions
  /** What wins every match; by default as the edition says. */
  readonly victory?: VictoryCondition
}

/** The teams enter a competition. Throws `BadTeam` for a team with a fault or of another edition. */
export const campaignOfTeams = (start: Competition, teams: readonly Team[], options: LeagueOptions = {}): Campaign => {
  let competition = start
  const entered: { [id: string]: Team } = {}
  for (const [place, team] of teams.entries()) {
    if (team.edition !== start.edition)
      throw new BadTeam(
        `teams[${place}].edition`,
        `"${team.edition}" does not play here`,
        `take a team of ${start.edition}`,
      )
    const [fault] = checkTeam(team)
    if (fault) throw new BadTeam(`teams[${place}] "${team.name}"`, faultLine(fault), 'correct it')
    const id = idFor(competition, team.name)
    entered[id] = team
    competition = enter(competition, {
      ...{ id, name: team.name, coach: team.coach || 'nobody', roster: team.roster, teamValue: teamValue(team) },
      ...(team.fame === undefined ? {} : { fame: team.fame }),
    })
  }
  return { competition, options, teams: entered, handedIn: entered }
}

/**
 * Starts a campaign; the ids of the teams are made from their names. Throws `BadTeam` for a team with a fault or of
 * another edition.
 */
export const openCampaign = (wish: CampaignWish): Campaign => {
  const { name, edition, teams, seed, plan = editionPlan(edition), options = {}, victory = {} } = wish
  editionOf(edition)
  return campaignOfTeams(newCompetition({ name, edition, seed, plan, victory }), teams, options)
}

/**
 * The open matches of the current round, after drawing the next round where one is due. No matches at the end of the
 * season.
 */
export const nextRound = (campaign: Campaign): { readonly campaign: Campaign; readonly matches: PlannedFixture[] } => {
  const { season } = stateOf(campaign.competition)
  const waits = waitsFor(campaign.competition, season)
  if (waits === 'draw') return nextRound({ ...campaign, competition: draw(campaign.competition) })
  const open = waits === 'results' ? openFixtures(season) : []
  const round = Math.min(...open.map((fixture) => fixture.round))
  return { campaign, matches: open.filter((fixture) => fixture.round === round) }
}

/** Both teams of a match. Throws `BadTeam` for a bye. */
export const teamsOf = ({ teams }: Campaign, { home, away }: PlannedFixture): Teams => {
  const of = (id: string | null): Team => {
    const team = id === null ? undefined : teams[id]
    if (!team) throw new BadTeam('fixture', `nobody entered as "${id}"`, `take one of ${Object.keys(teams).join(', ')}`)
    return team
  }
  return { home: of(home), away: of(away) }
}

const isDecision = (by: string): by is Decision => ['touchdowns', 'overtime', 'shootOut', 'concession'].includes(by)

/** In the competition's words: turns that run out leave the score as it is, and so does an overtime without a winner. */
const decisionOf = ({ by, winner }: Pick<MatchReport, 'by' | 'winner'>): Decision => {
  if (by === 'turnCap' || winner === 'draw') return 'touchdowns'
  return isDecision(by) ? by : 'concession'
}

/** What a competition asks of a match besides its report. */
export interface ResultNeeds {
  /** The teams after the match, for their Fame; absent: it is not known. */
  readonly after?: Teams
  /** Who wins a level match; null: it may end in a draw. */
  readonly coin?: ResultSide | null
}

/** The result of a match as the competition wants it; `values` are the teams at kick-off. */
export const resultsCard = (report: MatchReport, values: Teams, needs: ResultNeeds = {}): FixtureResult => {
  const { winner } = report
  const { after, coin = null } = needs
  const tossed = winner === 'draw' ? coin : null
  const of = (side: ResultSide): SideResult => {
    const { score, casualties } = report[side]
    const fame = after?.[side].fame
    return {
      ...{ touchdowns: score, casualties, teamValue: teamValue(values[side]) },
      ...(fame === undefined ? {} : { fame }),
    }
  }
  return resultOf(
    of('home'),
    of('away'),
    tossed === null
      ? { by: decisionOf(report), ...(winner === 'draw' ? {} : { winner }) }
      : { by: 'coin', winner: tossed },
  )
}

/**
 * Enters the result and replaces both teams by those after the match. Throws `BadTeam` where a fixed roster was
 * changed.
 */
export const matchPlayed = (
  campaign: Campaign,
  fixture: PlannedFixture,
  after: Teams,
  report: MatchReport,
): Campaign => {
  for (const [side, id] of [
    ['home', fixture.home],
    ['away', fixture.away ?? ''],
  ] as const) {
    const [fault] = changedSince(campaign.handedIn[id], after[side])
    if (fault) throw new BadTeam(side, faultLine(fault), 'take the roster that was handed in')
  }
  const { competition } = campaign
  const result = resultsCard(report, teamsOf(campaign, fixture), { after, coin: coinOf(competition, fixture) })
  return {
    ...campaign,
    competition: enterResult(competition, fixture.id, result),
    teams: { ...campaign.teams, [fixture.home]: after.home, [fixture.away ?? '']: after.away },
  }
}

/** Closes a season: teams of an event are as they were handed in, others change by the rules of seasons. */
export function* nextSeason(campaign: Campaign): LeagueProcedure<Campaign> {
  const { competition, teams, handedIn, options } = campaign
  const { league } = editionOf(competition.edition)
  const ended = { ...campaign, competition: endSeason(competition, '') }
  if (league.fixed && !Object.values(teams).some((team) => team.campaign)) return { ...ended, teams: handedIn }
  const [table] = standings(competition, stateOf(competition).season)
  const places = new Map(table.rows.map(({ place, record }) => [record.team.id, place]))
  const next: { [id: string]: Team } = {}
  for (const [id, team] of Object.entries(teams)) next[id] = yield* newSeason(team, options, places.get(id))
  return { ...ended, teams: next }
}
