// What a position is worth when the turn is played to its end: the sure moves are made, what is risky counts by its odds, and then
// the other side looks for its chances. Neighbours: legend.ts compares outlooks, branches.ts carries plans out.
import { action, type Engine, type Match, type Roller, type Side } from '@double-skulls/engine'
import { carryOut } from './branches.ts'
import { evaluate } from './evaluate.ts'
import type { Memory } from './memory.ts'
import type { Candidate } from './plan.ts'
import { makeScene } from './scene.ts'
import { planTurn, type TurnPlan } from './turnPlan.ts'
import { search } from './weights.ts'

/** What both sides' engines were asked this turn. */
export interface Memories {
  readonly own: Memory
  readonly theirs: Memory
}

const SURE = 0.02

/** What a candidate lays claim to: nobody else can have the same. */
const claimsOf = (one: Candidate, plan: TurnPlan): string[] => {
  const claims: string[] = []
  if (one.kind !== 'block' && one.kind !== 'move') claims.push(one.kind)
  if (one.target >= 0) claims.push(`target ${one.target}`)
  const square = one.path.at(-1)
  if (square !== undefined) claims.push(`square ${square}`)
  if (plan.ball.some((ball) => ball === one)) claims.push('ball')
  return claims
}

/** What can still be done in a position, each player, target and square counted once. */
export const potential = (plan: TurnPlan, counts: (one: Candidate) => boolean = () => true): number => {
  const taken = new Set<string>()
  let sum = 0
  for (const one of [...plan.order].sort((a, b) => b.score - a.score)) {
    if (!counts(one)) continue
    const claims = claimsOf(one, plan)
    if (claims.some((claim) => taken.has(claim))) continue
    for (const claim of claims) taken.add(claim)
    sum += one.score
  }
  return sum
}

const isTurnOf = (engine: Engine, match: Match, side: Side): boolean => {
  const pending = engine.pending(match)
  return pending.wait === 'coach' && pending.question.kind === 'turn' && pending.side === side
}

/** A position in which the other side is about to move, or nobody. */
const afterTurn = (engine: Engine, match: Match, side: Side, memories: Memories): number => {
  const value = evaluate(engine, match, side)
  const theirs = side === 'home' ? 'away' : 'home'
  if (!isTurnOf(engine, match, theirs)) return value
  return value - search.theirChances * potential(planTurn(makeScene(engine, match, theirs, memories.theirs)))
}

const END_TURN = action('endTurn')

/** The value when we stop here. */
export const stoppedValue = (engine: Engine, match: Match, side: Side, memories: Memories): number => {
  const copy = engine.clone(match)
  engine.apply(copy, { action: END_TURN })
  return afterTurn(engine, copy, side, memories)
}

/** The value of a position to the side that has just acted; the match given is used up. */
export const outlook = (engine: Engine, match: Match, side: Side, memories: Memories, roller: Roller): number => {
  if (!isTurnOf(engine, match, side)) return afterTurn(engine, match, side, memories)
  const plan = planTurn(makeScene(engine, match, side, memories.own))
  const isSure = (one: Candidate): boolean => one.kind === 'move' && one.risk <= SURE
  const risky = potential(plan, (one) => !isSure(one))
  for (const one of plan.order) {
    if (!isSure(one)) continue
    if (!isTurnOf(engine, match, side)) break
    carryOut(engine, match, one, roller)
  }
  if (isTurnOf(engine, match, side)) engine.apply(match, { action: END_TURN })
  return risky * search.ourRisks + afterTurn(engine, match, side, memories)
}
