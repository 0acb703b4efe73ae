// The coach who searches: he tries the veteran's plans on copies of the match, in every way the dice may fall, and asks of each
// position what could still be done there. Neighbours: branches.ts carries plans out, turnPlan.ts thinks of them.
import { type Engine, type Match, type QuestionKind, type Side, seededRoller } from '@double-skulls/engine'
import { answer, tryOut } from './answers.ts'
import { branchesOf } from './branches.ts'
import { askedOf, type Bot } from './coach.ts'
import { evaluate } from './evaluate.ts'
import { stopActing } from './follow.ts'
import type { Judge } from './lookAhead.ts'
import { type Memory, newMemory } from './memory.ts'
import { potential } from './outlook.ts'
import type { Candidate } from './plan.ts'
import { newPurse } from './purse.ts'
import { makeScene, type Scene } from './scene.ts'
import { isPlain, type Settling, settle } from './settle.ts'
import { planTurn, type TurnPlan } from './turnPlan.ts'
import { act, declare, freshMind, named, newMind } from './veteran.ts'

const NODES = 400

/** Plans compared at the first step, and at the second. */
const WIDTH = 8
const SECOND_WIDTH = 3

/** Candidates that differ enough to be worth comparing: the veteran's order first, then other uses of the ball and the blitz. */
const shortList = ({ order, all, ball }: TurnPlan, width: number): Candidate[] => {
  const found = order.slice(0, Math.ceil(width / 2))
  const others = [...ball.slice(0, 3), ...all.filter(({ kind }) => kind === 'blitz' || kind === 'block')]
  for (const one of others.sort((a, b) => b.score - a.score))
    if (found.length < width && one.score > 0 && !found.includes(one)) found.push(one)
  return found
}

/** What a plan brings by itself with the turn's stake left out: what follows is looked at instead of guessed. */
const ownValue = (one: Candidate, stake: number): number => one.score + one.risk * stake

type Search = Settling

/** A position after a plan: what can still be done there, searched on for so many more steps; nothing where the turn is over. */
const valueAfter = (search: Search, engine: Engine, after: Match, side: Side, depth: number): number => {
  search.purse.spend()
  const pending = engine.pending(after)
  if (pending.wait !== 'coach' || pending.question.kind !== 'turn' || pending.side !== side) return 0
  const scene = makeScene(engine, after, side, search.memory)
  const plan = planTurn(scene)
  const now = potential(plan)
  if (depth === 0) return now
  let most = now
  for (const one of shortList(plan, SECOND_WIDTH)) {
    const value = valueOfPlan(search, scene, one, depth - 1)
    if (value === null) return most
    most = Math.max(most, value)
  }
  return most
}

/** What a plan and what follows it bring on average; null where the budget did not last. */
const valueOfPlan = (search: Search, scene: Scene, one: Candidate, depth: number): number | null => {
  const { engine, match, side } = scene.sight
  let value = ownValue(one, scene.stake)
  for (const { match: after, p } of branchesOf(engine, match, one, search.roller)) {
    if (search.purse.isSpent()) return null
    value += p * valueAfter(search, engine, after, side, depth)
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

/** The best plan by what comes of it, and after it the veteran's order. */
const searchTurn = (search: Search, scene: Scene): readonly Candidate[] => {
  const plan = planTurn(scene)
  const plans = shortList(plan, WIDTH)
  if (plan.order.length === 0) return plan.order
  if (plan.order.every((one) => isPlain(one) && !isScore(plan, one)))
    return [settle(search, scene, plan, plan.order[0]), ...plan.order]
  const first = compare(search, scene, plans, 0)
  const second = compare(
    search,
    scene,
    first.slice(0, SECOND_WIDTH).map(({ one }) => one),
    1,
  )
  // A second look counts only when all of the best were looked at.
  const [best] = second.length === Math.min(SECOND_WIDTH, first.length) ? second : first
  if (!best) return plan.order
  const { one } = best
  return [isPlain(one) && !isScore(plan, one) ? settle(search, scene, plan, one) : one, ...plan.order]
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

export const legendBot = (seed: number): Bot => {
  const mind = newMind()
  const roller = seededRoller(seed)
  let purse = newPurse({ nodes: 0 })
  let turn = ''
  let theirs = newMemory()
  return (engine, match, budget) => {
    const asked = askedOf(engine, match)
    const legal = engine.legal(match)
    if (legal.length === 1) return legal[0]
    freshMind(mind, match)
    if (mind.turn !== turn) {
      turn = mind.turn
      theirs = newMemory()
      purse = newPurse(budget.milliseconds === undefined ? { nodes: NODES, ...budget } : budget)
    }
    switch (asked.question.kind) {
      case 'turn': {
        const scene = makeScene(engine, match, asked.side, mind.memory)
        const search = { purse: purse.share(scene.ready.length), memory: mind.memory, theirs, roller }
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
