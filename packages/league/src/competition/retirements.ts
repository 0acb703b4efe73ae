// The pairs of play-offs after conferences, and the coach who would meet himself there: one of his teams retires, and the next
// of its conference takes its place. Neighbours: conferences.ts says who qualifies, knockOut.ts pairs, draw.ts and changes.ts use it.
import { sameCoach } from './coaches.ts'
import { type Competition, type ConferencesPlan, misfit, type RetiredEvent } from './competition.ts'
import { qualified } from './conferences.ts'
import { type BracketPair, bracketName, finalOf, firstRound, nextRound } from './knockOut.ts'
import { strictOrder } from './standings.ts'
import { openFixtures, playing, type Season, stateOf, teamOf } from './state.ts'

const hasBegun = (season: Season): boolean => season.fixtures.some(({ stage }) => stage === 'playOff')

/** Whether a coach would meet himself, where the plan keeps his teams apart. */
export const isOwnMatch = (
  plan: ConferencesPlan,
  season: Season,
  { home, away }: Pick<BracketPair, 'home' | 'away'>,
): boolean => plan.coachesApart === true && away !== null && sameCoach(teamOf(season, home), teamOf(season, away))

/** The pairs of the next round; nobody plays himself for third place. */
export const playOffPairs = (competition: Competition, plan: ConferencesPlan, season: Season): BracketPair[] => {
  const pairs = hasBegun(season)
    ? nextRound(season, plan.thirdPlace)
    : firstRound(qualified(competition, plan, season).seeds)
  return pairs.filter((pair) => pair.stage !== 'thirdPlace' || !isOwnMatch(plan, season, pair))
}

/** A coach who would meet himself in the next round of the play-offs. */
export interface OwnMatch {
  readonly coach: string
  readonly teams: readonly [string, string]
  /** The name of the round, as in `final`. */
  readonly round: string
}

export const ownMatchOf = (plan: ConferencesPlan, season: Season, pairs: readonly BracketPair[]): OwnMatch | null => {
  const pair = pairs.find((one) => isOwnMatch(plan, season, one))
  if (!pair || pair.away === null) return null
  const { coach } = teamOf(season, pair.home)
  return { coach, teams: [pair.home, pair.away], round: bracketName(pair.of) }
}

/** The coach who must retire a team before the next round of the play-offs is drawn; null: nobody. */
export const mustRetire = (competition: Competition): OwnMatch | null => {
  const { plan } = competition
  const { season } = stateOf(competition)
  if (plan.kind !== 'conferences' || !plan.coachesApart || plan.playOffs === 0) return null
  if (season.rounds === 0 || openFixtures(season).length > 0 || finalOf(season)) return null
  return ownMatchOf(plan, season, playOffPairs(competition, plan, season))
}

/** The best of its group that has no part in the play-offs; null: there is none. */
const replacementFor = (competition: Competition, plan: ConferencesPlan, season: Season, id: string): string | null => {
  const inPlayOffs = new Set([
    ...season.fixtures.flatMap(({ stage, home, away }) => (stage === 'playOff' ? [home, away] : [])),
    ...(hasBegun(season) ? [] : qualified(competition, plan, season).seeds),
    ...(season.retired ?? []).flatMap(({ team, replacement }) => [team, replacement]),
  ])
  const group = season.conferences.find((ids) => ids.includes(id)) ?? []
  const left = playing(season).filter((team) => group.includes(team.id) && !inPlayOffs.has(team.id))
  const order = strictOrder(
    competition,
    season,
    left.map((team) => team.id),
  )
  return order[0] ?? null
}

/** The event by which a team retires from the play-offs; throws where its coach need not. */
export const retirementOf = (competition: Competition, team: string, reason: string): RetiredEvent => {
  const { plan } = competition
  const { season } = stateOf(competition)
  const own = mustRetire(competition)
  const { coach } = teamOf(season, team)
  if (plan.kind !== 'conferences' || own === null)
    return misfit(
      `team: no two teams of one coach would meet in the next round, so ${team} need not retire; to leave the season, drop it`,
    )
  if (!own.teams.includes(team))
    return misfit(`team: ${team} of ${coach} need not retire; ${own.coach} retires ${own.teams.join(' or ')}`)
  return { kind: 'retired', team, replacement: replacementFor(competition, plan, season, team), reason }
}
