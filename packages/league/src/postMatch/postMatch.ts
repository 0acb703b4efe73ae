// The post-match sequence, from the report to two teams ready for the next match: the edition's steps in order.
// Neighbours: ../rules/leagueRules.ts lists the steps, afterMatch.ts has their state, report.ts the report.
import type { Side } from '@double-skulls/engine'
import { BadTeam, bookOf } from '../book.ts'
import { rookie } from '../founding.ts'
import type { LeagueProcedure } from '../procedure.ts'
import type { AfterMatchStepId } from '../rules/leagueRules.ts'
import type { MatchOptions } from '../rules/options.ts'
import type { Team } from '../team.ts'
import { availablePlayers } from '../value.ts'
import type { AfterMatch, Guest, SideAfter } from './afterMatch.ts'
import { afterMatchSteps } from './postMatchSteps.ts'
import type { MatchReport, PlayerReport } from './report.ts'

/** The teams of a match. */
export interface Teams {
  readonly home: Team
  readonly away: Team
}

const guestOf = (team: Team, { position, name, number, joined, engaged }: PlayerReport, place: number): Guest => ({
  free: joined && engaged === '',
  player: { ...rookie(team, { position, kind: 'journeyman', name, number }), id: `guest${place + 1}` },
})

/** Journeymen, and players who joined during the match. */
const guestsOf = (team: Team, players: readonly PlayerReport[]): Guest[] => {
  const onList = new Set(team.players.map(({ number }) => number))
  return players
    .filter(({ number, career }) => career.earns && !onList.has(number))
    .map((one, place) => guestOf(team, one, place))
}

const startOf = (side: Side, team: Team, report: MatchReport): SideAfter => {
  const known = new Set(report[side].players.map(({ number }) => number))
  const missing = availablePlayers(team).find(({ number }) => !known.has(number))
  if (missing)
    throw new BadTeam(
      `${side}.players`,
      `the report knows nobody with the number ${missing.number}`,
      'take the team as it was when the match began',
    )
  return { side, team, guests: guestsOf(team, report[side].players), scarred: [] }
}

const checkEditions = (home: Team, away: Team): void => {
  if (away.edition !== home.edition)
    throw new BadTeam('away.edition', `"${away.edition}" is not the edition of the home team`, `take ${home.edition}`)
}

/** The state from which the steps after a match begin. Throws `BadTeam` where the teams or the report do not fit. */
export const lastWhistle = (home: Team, away: Team, report: MatchReport, options: MatchOptions = {}): AfterMatch => {
  checkEditions(home, away)
  return { report, options, home: startOf('home', home, report), away: startOf('away', away, report) }
}

/** The steps after a match of this team's edition, in order. */
export const stepsAfterMatch = (team: Team): readonly AfterMatchStepId[] => bookOf(team).league.afterMatch

/** One of these steps, for a host that stops between them. */
export const afterMatchStep = (id: AfterMatchStepId, after: AfterMatch): LeagueProcedure<AfterMatch> =>
  afterMatchSteps[id](after)

/**
 * The post-match sequence: winnings, points, injuries, advances, hiring. Both teams must be as they were when the
 * match began. Teams for single matches are returned unchanged.
 */
export function* postMatch(
  home: Team,
  away: Team,
  report: MatchReport,
  options: MatchOptions = {},
): LeagueProcedure<Teams> {
  checkEditions(home, away)
  if (home.exhibition || away.exhibition) return { home, away }
  let after = lastWhistle(home, away, report, options)
  for (const step of stepsAfterMatch(home)) after = yield* afterMatchStep(step, after)
  return { home: after.home.team, away: after.away.team }
}
