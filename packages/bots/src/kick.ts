// Where to kick: the middle of the receiving half, from where the ball hardly ever scatters out of it.
// Neighbours: answers.ts calls it, setUp.ts has the formation that goes with it.
import type { Action, Engine, Match } from '@double-skulls/engine'
import type { Asked } from './coach.ts'
import { columnsToGoal, fromSideline } from './geometry.ts'

/** How far the kicked ball may scatter: this far from every edge it stays in the half. */
const DRIFT = 6

export const chooseKickTarget = (engine: Engine, match: Match, asked: Asked): Action => {
  const { pitch } = engine.rules
  const legal = engine.legal(match)
  let best = legal[0]
  let most = Number.NEGATIVE_INFINITY
  for (const one of legal) {
    const deep = columnsToGoal(pitch, asked.side, one.square) + pitch.endZone - 1
    const short = pitch.length / 2 - 1 - deep
    const safe = Math.min(DRIFT, deep) + Math.min(DRIFT, short) + Math.min(DRIFT, fromSideline(pitch, one.square))
    const value = 10 * safe - deep
    if (value > most) {
      most = value
      best = one
    }
  }
  return best
}
