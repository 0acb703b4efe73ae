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

/** Whether a side has the touchdowns that win at once. */
export const isWon = ({ rules, match }: Ctx): boolean => {
  const goal = touchdownsToWin(rules, match)
  return goal !== null && sides.some((side) => match.squads[side].score >= goal)
}
