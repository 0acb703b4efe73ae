// How likely an answer costs the turn. Neighbours: packages/odds reckons, worker.ts calls, tray/useAnswerOdds.ts shows.
import { type Action, action, type Engine, type Match } from '@double-skulls/engine'
import { outlookOf } from '@double-skulls/odds'

/** Where more than this could not be followed, no number is better than a wrong one. */
const MOST_UNSETTLED = 0.005

export const turnoverAfter = (engine: Engine, match: Match, answer: Action): number | null => {
  // What crossed the line to the worker is a copy; the engine knows its own answers.
  const known = action(answer.do, answer.player, answer.square, answer.option)
  try {
    const outlook = outlookOf(engine, match, known)
    return outlook && outlook.unsettled <= MOST_UNSETTLED ? outlook.turnover : null
  } catch {
    return null
  }
}
