// Carries out a plan, one answer at a time, and makes a new one where it ends or no longer applies.
// Neighbours: plan.ts, turnPlan.ts; veteran.ts keeps the current plan.
import { type Action, action, type Engine, type Match } from '@double-skulls/engine'
import { aimOf } from './aim.ts'
import { runCandidates } from './ballCarrier.ts'
import type { Asked } from './coach.ts'
import { bestDeed } from './deeds.ts'
import type { Memory } from './memory.ts'
import { bestMove } from './moves.ts'
import { bestOf, type Plan } from './plan.ts'
import { sceneUnderWay } from './underWay.ts'
import { weights } from './weights.ts'

/** The plan's next answer; null where the plan is done or its next answer is not legal. */
export const nextOfPlan = (match: Match, plan: Plan, legal: readonly Action[]): Action | null => {
  const player = match.players[plan.player]
  const standUp = legal.find((one) => one.do === 'standUp')
  if (standUp) return standUp
  const at = plan.path.indexOf(player.at)
  if (at < plan.path.length - 1) {
    const step = action('step', -1, plan.path[at + 1])
    return legal.includes(step) ? step : null
  }
  return plan.deed && legal.includes(plan.deed) ? plan.deed : null
}

/** Whether he is at the end of a plan that tells him to stay there. */
export const staysThere = (match: Match, { player, path, stays = false }: Plan): boolean =>
  stays && match.players[player].at === path.at(-1)

/**
 * A plan for a player without one, or at its end: run on with the ball, move to a better square, or do something there; null for nothing.
 * `hasty` leaves out rare deeds.
 */
export const planOnward = (engine: Engine, match: Match, asked: Asked, memory: Memory, hasty = false): Plan | null => {
  const player = match.players[asked.question.player]
  if (player?.posture !== 'standing') return null
  const scene = sceneUnderWay(engine, match, asked, memory, player)
  const { carrier } = scene.sight
  const move = carrier === player ? bestOf(runCandidates(scene, player)) : bestMove(scene, aimOf(scene.sight), player)
  const deed = engine.rules.deeds.length > 0 && !hasty ? bestDeed(scene, player) : null
  const best = bestOf([move, deed].filter((one) => one !== null))
  return best && best.score >= weights.worthwhile ? { ...best, kind: asked.question.subject } : null
}

export const isStop = (one: Action): boolean => one.do === 'endAction' || one.do === 'stop' || one.do === 'decline'

/** The answer that ends the action, which is nearly always legal. */
export const stopActing = (legal: readonly Action[]): Action => legal.find(isStop) ?? legal[0]
