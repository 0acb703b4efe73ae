// Where sure moves should end: each of several squares is tried, the rest of the turn is played in mind, and the other side looks for
// its chances; the square that leaves it least is taken. Neighbours: legend.ts asks, outlook.ts counts chances.
import { action, type Engine, type Match, otherSide, type Roller, type Side } from '@double-skulls/engine'
import { differentRuns } from './ballCarrier.ts'
import { carryOut } from './branches.ts'
import type { Memory } from './memory.ts'
import { differentMoves } from './moves.ts'
import { isPlain, potential } from './outlook.ts'
import type { Candidate } from './plan.ts'
import type { Purse } from './purse.ts'
import { makeScene, type Scene } from './scene.ts'
import { planTurn, type TurnPlan } from './turnPlan.ts'

export interface Settling {
  readonly purse: Purse
  readonly memory: Memory
  /** What was asked about the other side. */
  readonly theirs: Memory
  readonly roller: Roller
}

/** Squares tried for each player. */
const SQUARES = 4
/** How much their chances weigh against our own liking of a square. */
const CAUTION = 0.6
const END_TURN = action('endTurn')

const isTurnOf = (engine: Engine, match: Match, side: Side): boolean => {
  const pending = engine.pending(match)
  return pending.wait === 'coach' && pending.question.kind === 'turn' && pending.side === side
}

/** What the other side can do when we stop here; the match is used up. */
const theirChances = (settling: Settling, engine: Engine, match: Match, side: Side): number => {
  if (isTurnOf(engine, match, side)) engine.apply(match, { action: END_TURN })
  const foe = otherSide(side)
  settling.purse.spend()
  return isTurnOf(engine, match, foe) ? potential(planTurn(makeScene(engine, match, foe, settling.theirs))) : 0
}

/** Plays the other sure moves: those planned, or new ones where the ball has moved. */
const finish = (
  settling: Settling,
  engine: Engine,
  match: Match,
  side: Side,
  planned: readonly Candidate[] | null,
): void => {
  let rest = planned
  if (!rest) {
    if (!isTurnOf(engine, match, side)) return
    settling.purse.spend()
    rest = planTurn(makeScene(engine, match, side, settling.memory)).order
  }
  for (const one of rest)
    if (isPlain(one) && isTurnOf(engine, match, side)) carryOut(engine, match, one, settling.roller)
}

/** The best square for the player whose sure move comes next. */
export const settle = (settling: Settling, scene: Scene, plan: TurnPlan, next: Candidate): Candidate => {
  const { engine, match, side } = scene.sight
  const player = match.players[next.player]
  const withBall = plan.ball.some((one) => one === next)
  const tried = withBall ? differentRuns(scene, player, SQUARES) : differentMoves(scene, plan.aim, player, SQUARES)
  const rest = plan.order.filter((one) => one.player !== next.player)
  let best = next
  let most = Number.NEGATIVE_INFINITY
  for (const one of tried) {
    if (settling.purse.isSpent()) return best
    const copy = engine.clone(match)
    carryOut(engine, copy, one, settling.roller)
    finish(settling, engine, copy, side, withBall ? null : rest)
    const value = one.score - CAUTION * theirChances(settling, engine, copy, side)
    if (value > most) {
      most = value
      best = one
    }
  }
  return best
}
