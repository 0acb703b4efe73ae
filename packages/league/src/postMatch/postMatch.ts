// The time after a match, from its report to two teams ready for the next: the steps of the edition, in their order.
// Neighbours: rules/ lists the steps, afterMatch.ts is what they hand on, report.ts counts the match.
import { type Side, sides } from '@double-skulls/engine'
import { BadTeam, bookOf } from '../book.ts'
import type { LeagueProcedure } from '../procedure.ts'
import type { LeagueOptions } from '../rules/options.ts'
import { noStatistics, type Team } from '../team.ts'
import type { AfterMatch, Guest, SideAfter } from './afterMatch.ts'
import type { MatchReport, PlayerReport } from './report.ts'
import { afterMatchSteps } from './steps.ts'

export interface Teams {
  readonly home: Team
  readonly away: Team
}

const guestOf = (one: PlayerReport, place: number): Guest => ({
  free: one.joined && one.engaged === '',
  player: {
    id: `guest${place + 1}`,
    number: one.number,
    name: one.name,
    kind: 'journeyman',
    position: one.position,
    advances: [],
    niggling: 0,
    lasting: [],
    missesNextGame: false,
    restsThisSeason: false,
    points: 0,
    seasons: 0,
    statistics: noStatistics,
  },
})

/** Journeymen, and whoever was called up during the match. */
const guestsOf = (team: Team, players: readonly PlayerReport[]): Guest[] => {
  const onList = new Set(team.players.map(({ number }) => number))
  return players.filter(({ number, career }) => career.earns && !onList.has(number)).map(guestOf)
}

const startOf = (side: Side, team: Team, report: MatchReport): SideAfter => {
  const known = new Set(report[side].players.map(({ number }) => number))
  const missing = team.players.find(
    ({ number, missesNextGame, restsThisSeason }) => !missesNextGame && !restsThisSeason && !known.has(number),
  )
  if (missing)
    throw new BadTeam(
      `${side}.players`,
      `the report knows nobody with the number ${missing.number}`,
      'take the team as it was when the match began',
    )
  return { side, team, guests: guestsOf(team, report[side].players), scarred: [] }
}

/** Both teams must be as they were when the match began. */
export function* postMatch(
  home: Team,
  away: Team,
  report: MatchReport,
  options: LeagueOptions = {},
): LeagueProcedure<Teams> {
  const { league } = bookOf(home)
  if (away.edition !== home.edition)
    throw new BadTeam('away.edition', `"${away.edition}" is not the edition of the home team`, `take ${home.edition}`)
  let after: AfterMatch = {
    report,
    options,
    home: startOf('home', home, report),
    away: startOf('away', away, report),
  }
  for (const step of league.afterMatch) after = yield* afterMatchSteps[step](after)
  for (const side of sides) after = { ...after, [side]: { ...after[side], guests: [] } }
  return { home: after.home.team, away: after.away.team }
}
