// The chance that an answer costs the turn. Neighbours: packages/odds calculates, worker.ts calls, tray/useAnswerOdds.ts shows.
import { type Action, action, type Engine, type Match } from '@double-skulls/engine'
import { outlookOf } from '@double-skulls/odds'

/** If more than this share could not be calculated, no number is shown rather than a wrong one. */
const MOST_UNSETTLED = 0.005

export const turnoverAfter = (engine: Engine, match: Match, answer: Action): number | null => {
  // The answer was copied on its way to the worker; the engine has a shared object of its own for it.
  const known = action(answer.do, answer.player, answer.square, answer.option)
  try {
    const outlook = outlookOf(engine, match, known)
    return outlook && outlook.unsettled <= MOST_UNSETTLED ? outlook.turnover : null
  } catch {
    return null
  }
}
