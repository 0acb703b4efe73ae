// The coach who searches: he tries the veteran's plans on copies of the match, in every way the dice may fall, and asks of each
// position what could still be done there. Neighbours: branches.ts carries plans out, turnPlan.ts thinks of them.
import { type Roller, seededRoller } from '@double-skulls/engine'
import { answer } from './answers.ts'
import { branchesOf } from './branches.ts'
import { askedOf, type Bot, type Budget } from './coach.ts'
import { newMemory } from './memory.ts'
import { type Memories, outlook, stoppedValue } from './outlook.ts'
import type { Candidate } from './plan.ts'
import { makeScene, type Scene } from './scene.ts'
import { planTurn, type TurnPlan } from './turnPlan.ts'
import { act, declare, freshMind, named, newMind } from './veteran.ts'

/** What is left to spend in this turn: time where a clock was given, positions looked at otherwise. */
interface Purse {
  nodes: number
  until: number
}

const NODES = 400
const WIDTH = 8

const newPurse = ({ milliseconds, nodes }: Budget): Purse =>
  milliseconds === undefined
    ? { nodes: nodes ?? NODES, until: Number.POSITIVE_INFINITY }
    : { nodes: nodes ?? Number.POSITIVE_INFINITY, until: performance.now() + milliseconds }

const isSpent = ({ nodes, until }: Purse): boolean =>
  nodes <= 0 || (until !== Number.POSITIVE_INFINITY && performance.now() >= until)

/** Candidates that differ enough to be worth comparing: the veteran's order first, then other uses of the ball and the blitz. */
const shortList = ({ order, all, ball }: TurnPlan, width: number): Candidate[] => {
  const found = order.slice(0, Math.ceil(width / 2))
  const others = [
    ...ball.slice(0, 3),
    ...all.filter((one) => one.kind === 'blitz'),
    ...all.filter((one) => one.kind === 'block'),
  ]
  for (const one of others.sort((a, b) => b.score - a.score))
    if (found.length < width && one.score > 0 && !found.includes(one)) found.push(one)
  return found
}

const isPlain = (one: Candidate): boolean => one.kind === 'move' && one.risk < 0.01

/** What a plan leads to on average; null where the budget did not last. */
const expected = (scene: Scene, one: Candidate, purse: Purse, roller: Roller, memories: Memories): number | null => {
  const { engine, match, side } = scene.sight
  let value = 0
  for (const { match: after, p } of branchesOf(engine, match, one, roller)) {
    if (isSpent(purse)) return null
    purse.nodes--
    value += p * outlook(engine, after, side, memories, roller)
  }
  return value
}

/** The best plan by what comes of it, the veteran's order after it; an empty list to stop here. */
const searchTurn = (scene: Scene, purse: Purse, roller: Roller, memories: Memories): readonly Candidate[] => {
  const { engine, match, side } = scene.sight
  const plan = planTurn(scene)
  const tried = shortList(plan, WIDTH)
  // Where only sure moves are left their order matters little.
  if (tried.length === 0 || plan.all.every(isPlain)) return plan.order
  let best: readonly Candidate[] = plan.order
  let most = Number.NEGATIVE_INFINITY
  for (const one of tried) {
    if (isSpent(purse)) return best
    const value = expected(scene, one, purse, roller, memories)
    if (value === null) return best
    if (value > most) {
      most = value
      best = [one, ...plan.order]
    }
  }
  if (isSpent(purse)) return best
  return stoppedValue(engine, match, side, memories) > most ? [] : best
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
      purse = newPurse(budget)
      theirs = newMemory()
    }
    switch (asked.question.kind) {
      case 'turn': {
        const scene = makeScene(engine, match, asked.side, mind.memory)
        return declare(mind, searchTurn(scene, purse, roller, { own: mind.memory, theirs }), legal)
      }
      case 'activation':
        return act(mind, engine, match, asked, true)
      case 'nominate':
        return named(mind, engine, match, asked) ?? answer(engine, match, asked)
      default:
        return answer(engine, match, asked)
    }
  }
}
