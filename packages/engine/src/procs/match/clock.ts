// How long a match lasts and what wins it, with what the coaches agreed on. Neighbours: clockRules.ts has the numbers of the
// editions; match.ts, half.ts and drive.ts play by them.
import type { CompiledEdition, Ctx } from '../../edition.ts'
import type { Match } from '../../kernel/match.ts'
import { sides } from '../../vocabulary/words.ts'

type Timed = Pick<CompiledEdition, 'clock'>

/** The turns of each side in a half. */
export const turnsAllowed = ({ clock }: Timed, { options }: Pick<Match, 'options'>): number =>
  options.turns ?? clock.turnsPerHalf

/** The touchdowns that win at once; null: the match lasts until the turns have run out. */
export const touchdownsToWin = ({ clock }: Timed, { options }: Pick<Match, 'options'>): number | null =>
  options.touchdowns ?? clock.touchdownsToWin

export const OVERTIME = 3

/** The downs of this half that are still to be played. */
export const downsLeft = ({ clock }: Timed, { clock: { half, down } }: Pick<Match, 'clock'>): number => {
  if (!clock.downs) return 0
  return (half === OVERTIME ? clock.downs.inOvertime : clock.downs.perHalf) - down
}

/** Whether the half is over: its turns have run out, or its downs. */
export const halfIsOver = ({ rules, match }: Ctx): boolean => {
  if (rules.clock.downs) return downsLeft(rules, match) <= 0
  const turns = turnsAllowed(rules, match)
  return match.clock.home >= turns && match.clock.away >= turns
}

/** Nothing of the half is left. */
export const runOutClock = ({ rules, match }: Ctx): void => {
  for (const side of sides) match.clock[side] = turnsAllowed(rules, match)
  match.clock.down += downsLeft(rules, match)
}

/** Whether a draw after the last half goes to overtime. */
export const goesToOvertime = ({ rules, match }: Ctx): boolean => match.options.overtime || rules.clock.downs !== null

/** Whether a side has the touchdowns that win at once. */
export const isWon = ({ rules, match }: Ctx): boolean => {
  const goal = touchdownsToWin(rules, match)
  return goal !== null && sides.some((side) => match.squads[side].score >= goal)
}
