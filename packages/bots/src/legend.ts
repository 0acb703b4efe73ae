// The coach who searches: he tries the veteran's plans on copies of the match, in every way the dice may fall, and asks of each
// position what could still be done there. Neighbours: branches.ts carries plans out, turnPlan.ts thinks of them.
import { type Engine, type Match, type QuestionKind, type Roller, type Side, seededRoller } from '@double-skulls/engine'
import { answer, tryOut } from './answers.ts'
import { assistMoves } from './assists.ts'
import { branchesOf } from './branches.ts'
import { askedOf, type Bot, type Budget } from './coach.ts'
import { evaluate } from './evaluate.ts'
import { stopActing } from './follow.ts'
import type { Judge } from './lookAhead.ts'
import type { Memory } from './memory.ts'
import { isPlain, potential } from './outlook.ts'
import type { Candidate } from './plan.ts'
import { newPurse, type Purse } from './purse.ts'
import { makeScene, type Scene } from './scene.ts'
import { planTurn, type TurnPlan } from './turnPlan.ts'
import { act, declare, freshMind, named, newMind } from './veteran.ts'

const NODES = 400

/** Plans compared at the first step, and at the second. */
const WIDTH = 8
const SECOND_WIDTH = 3

/** Hits, throws and risky runs: whatever is no mere walk, best first. */
const shortList = ({ all, ball }: TurnPlan, width: number): Candidate[] =>
  all
    .filter((one) => one.score > 0 && (!isPlain(one) || ball.some((other) => other === one)))
    .sort((a, b) => b.score - a.score)
    .slice(0, width)

interface Search {
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
const searchTurn = (search: Search, scene: Scene): readonly Candidate[] => {
  const plan = planTurn(scene)
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

/** Questions in the middle of his own action that decide what can be done after it. */
const WEIGHTY: readonly QuestionKind[] = ['blockDie', 'pushSquare', 'followUp']

/** A position by what it is and by what can still be done in it, once whoever acts has stopped. */
const farJudge =
  (memory: Memory): Judge =>
  (engine, match, side) => {
    const value = evaluate(engine, match, side)
    const pending = engine.pending(match)
    if (pending.wait === 'coach' && pending.question.kind === 'activation' && pending.side === side)
      engine.apply(match, { action: stopActing(engine.legal(match)) })
    const after = engine.pending(match)
    if (after.wait !== 'coach' || after.question.kind !== 'turn' || after.side !== side) return value
    return value + potential(planTurn(makeScene(engine, match, side, memory)))
  }

/** What has begun when the clock runs out is still brought to its end: that much is kept back for it. */
const KEPT_BACK = 0.1

const purseFor = ({ milliseconds, nodes }: Budget): Budget => {
  if (milliseconds === undefined) return { nodes: nodes ?? NODES }
  const clock = { milliseconds: (1 - KEPT_BACK) * milliseconds }
  return nodes === undefined ? clock : { ...clock, nodes }
}

export const legendBot = (seed: number): Bot => {
  const mind = newMind()
  const roller = seededRoller(seed)
  let purse = newPurse({ nodes: 0 })
  let turn = ''
  return (engine, match, budget) => {
    const asked = askedOf(engine, match)
    const legal = engine.legal(match)
    if (legal.length === 1) return legal[0]
    freshMind(mind, match)
    if (mind.turn !== turn) {
      turn = mind.turn
      purse = newPurse(purseFor(budget))
    }
    switch (asked.question.kind) {
      case 'turn': {
        const scene = makeScene(engine, match, asked.side, mind.memory)
        const search = { purse: purse.share(scene.ready.length), memory: mind.memory, roller }
        return declare(mind, searchTurn(search, scene), legal)
      }
      case 'activation':
        return act(mind, engine, match, asked, true)
      case 'nominate':
        return named(mind, engine, match, asked) ?? answer(engine, match, asked)
      default:
        return WEIGHTY.includes(asked.question.kind) && match.turn.side === asked.side && !purse.isSpent()
          ? tryOut(engine, match, asked, 0, farJudge(mind.memory))
          : answer(engine, match, asked)
    }
  }
}
