// The chance that an answer costs the turn. Neighbours: packages/odds calculates, worker.ts calls, tray/useAnswerOdds.ts shows.
import type { Action, Engine, Match } from '@double-skulls/engine'
import { outlookOf } from '@double-skulls/odds'

/** If more than this share could not be calculated, no number is shown rather than a wrong one. */
const MOST_UNSETTLED = 0.005

export const turnoverAfter = (engine: Engine, match: Match, answer: Action): number | null => {
  try {
    const outlook = outlookOf(engine, match, answer)
    return outlook && outlook.unsettled <= MOST_UNSETTLED ? outlook.turnover : null
  } catch {
    return null
  }
}
