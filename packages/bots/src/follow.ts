// Carries a plan out, one answer at a time, and goes on sensibly where it ends or does not apply.
// Neighbours: plan.ts, turnPlan.ts; veteran.ts keeps the plan in mind.
import { type Action, action, type Engine, type Match, type Player } from '@double-skulls/engine'
import { aimOf } from './aim.ts'
import { runCandidates } from './ballCarrier.ts'
import type { Asked } from './coach.ts'
import type { Memory } from './memory.ts'
import { bestMove } from './moves.ts'
import { bestOf, type Plan } from './plan.ts'
import { movementLeft } from './probe.ts'
import { makeScene, type Scene } from './scene.ts'
import { reachOf } from './walk.ts'
import { weights } from './weights.ts'

/** The plan's next answer; null where it is done or cannot go on. */
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

/** Whether the plan says that he stays where he is. */
export const staysThere = (match: Match, { player, path, stays = false }: Plan): boolean =>
  stays && match.players[player].at === path.at(-1)

/** The scene of an action under way: only what is left of its movement counts. */
export const sceneUnderWay = (engine: Engine, match: Match, asked: Asked, memory: Memory, player: Player): Scene => {
  const scene = makeScene(engine, match, asked.side, memory)
  const left = movementLeft(match) ?? { moves: 0, rushes: 0 }
  const his = reachOf(scene.sight, memory, player, { ...left, ready: 1 })
  return { ...scene, stake: weights.turnover + weights.tempo * waiting(match, player), reach: () => his }
}

/** Mates who have yet to act: what a turnover would cost. */
const waiting = ({ players }: Match, acting: Player): number =>
  players.filter((p) => p.side === acting.side && p.place === 'pitch' && !p.acted && p.posture !== 'stunned').length

/** Without a plan, or at its end: run on with the ball, or to a better square; else that is it. */
export const planOnward = (engine: Engine, match: Match, asked: Asked, memory: Memory): Plan | null => {
  const player = match.players[asked.question.player]
  if (player?.posture !== 'standing') return null
  const scene = sceneUnderWay(engine, match, asked, memory, player)
  const { carrier } = scene.sight
  const best = carrier === player ? bestOf(runCandidates(scene, player)) : bestMove(scene, aimOf(scene.sight), player)
  return best && best.score >= weights.worthwhile ? { ...best, kind: asked.question.subject } : null
}

export const isStop = (one: Action): boolean => one.do === 'endAction' || one.do === 'stop' || one.do === 'decline'

/** What is nearly always possible: to stop. */
export const stopActing = (legal: readonly Action[]): Action => legal.find(isStop) ?? legal[0]
