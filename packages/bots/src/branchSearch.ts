// Compares plans by the ways they may go, two steps deep, each position by its own worth and by what can still be done there.
// Neighbours: branches.ts carries plans out, outlook.ts sums up what can be done, legend.ts chooses.
import type { Engine, Match, Roller, Side } from '@double-skulls/engine'
import { assistMoves } from './assists.ts'
import { branchesOf } from './branches.ts'
import { evaluate } from './evaluate.ts'
import type { Memory } from './memory.ts'
import { isChance, isPlain, potential } from './outlook.ts'
import type { Candidate } from './plan.ts'
import type { Purse } from './purse.ts'
import { makeScene, type Scene } from './scene.ts'
import { planTurn, type TurnPlan } from './turnPlan.ts'

/** Plans compared at the first step, and at the second. */
const WIDTH = 8
const SECOND_WIDTH = 3

/** Hits, throws and risky runs: whatever is no mere walk, best first. */
export const shortList = (plan: TurnPlan, width: number): Candidate[] =>
  plan.all
    .filter((one) => one.score > 0 && isChance(one, plan))
    .sort((a, b) => b.score - a.score)
    .slice(0, width)

export interface Search {
  readonly purse: Purse
  readonly memory: Memory
  readonly roller: Roller
}

/** A position after a plan: what it is, and what can still be done there, searched on for so many more steps. */
const valueAfter = (search: Search, engine: Engine, after: Match, side: Side, depth: number): number => {
  search.purse.spend()
  const level = evaluate(engine, after, side)
  const pending = engine.pending(after)
  if (pending.wait !== 'coach' || pending.question.kind !== 'turn' || pending.side !== side) return level
  const scene = makeScene(engine, after, side, search.memory)
  const plan = planTurn(scene)
  let most = level + potential(plan)
  if (depth > 0)
    for (const one of shortList(plan, SECOND_WIDTH)) {
      const value = valueOfPlan(search, scene, one, depth - 1)
      if (value === null) break
      most = Math.max(most, value)
    }
  return most
}

/** What a plan leads to on average; null where the budget did not last. */
const valueOfPlan = (search: Search, scene: Scene, one: Candidate, depth: number): number | null => {
  const { engine, match, side } = scene.sight
  let value = 0
  for (const { match: after, p, harm } of branchesOf(engine, match, one, search.roller)) {
    if (search.purse.isSpent()) return null
    value += p * (harm + valueAfter(search, engine, after, side, depth))
  }
  return value
}

interface Valued {
  readonly one: Candidate
  readonly value: number
}

/** Values each of some plans, best first; those for which the budget did not last are left out. */
const compare = (search: Search, scene: Scene, plans: readonly Candidate[], depth: number): Valued[] => {
  const found: Valued[] = []
  for (const one of plans) {
    const value = valueOfPlan(search, scene, one, depth)
    if (value === null) break
    found.push({ one, value })
  }
  return found.sort((a, b) => b.value - a.value)
}

/** How much better a plan must be than the veteran's first: what is looked at is not all there is. */
const CLEARLY = 0.015

/** How much better a helper must make things than what he would have done instead. */
const HELPFUL = 0.02

/** The move that helps the others' hits most, if it is worth more than the helper's own plan. */
const bestAssist = (search: Search, scene: Scene, plan: TurnPlan): Candidate | null => {
  const { engine, match, side } = scene.sight
  let best: Candidate | null = null
  let most = evaluate(engine, match, side) + potential(plan) + HELPFUL
  for (const one of assistMoves(scene, plan)) {
    const value = valueOfPlan(search, scene, one, 0)
    if (value === null) break
    // Its score says what the helper gives up.
    if (value + one.score <= most) continue
    most = value + one.score
    best = one
  }
  return best
}

/** The best plan by what comes of it, and after it the veteran's order. */
export const searchBranches = (search: Search, scene: Scene, plan: TurnPlan): readonly Candidate[] => {
  const [head] = plan.order
  if (!head) return []
  const help = bestAssist(search, scene, plan)
  if (help) return [help, ...plan.order]
  if (isPlain(head) && !isScore(plan, head)) return plan.order
  const first = compare(search, scene, shortList(plan, WIDTH), 0)
  const top = first.slice(0, SECOND_WIDTH).map(({ one }) => one)
  const second = compare(search, scene, top, 1)
  // A second look counts only when all of the best were looked at.
  const looked = second.length === top.length ? second : first
  const [best] = looked
  const usual = looked.find(({ one }) => one === head)
  if (!best || (usual && best.value - usual.value < CLEARLY)) return plan.order
  return [best.one, ...plan.order]
}

const isScore = ({ ball }: TurnPlan, one: Candidate): boolean => ball.some((other) => other === one && other.scores)
