// The coach who searches: he tries the veteran's plans on copies of the match, in every way the dice may fall, and asks of each
// position what could still be done there. Neighbours: branches.ts carries plans out, turnPlan.ts thinks of them.
import { type Engine, type Match, type Roller, seededRoller, type Side } from '@double-skulls/engine'
import { answer } from './answers.ts'
import { branchesOf } from './branches.ts'
import type { Bot, Budget } from './coach.ts'
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

/** What can still be done in a position, each player and each target counted once. */
const potential = (plan: TurnPlan): number => {
  const taken = new Set<string>()
  let sum = 0
  for (const one of [...plan.order].sort((a, b) => b.score - a.score)) {
    const kind = one.kind === 'block' || one.kind === 'move' ? '' : one.kind
    const square = one.path.at(-1) ?? -1
    const claims = [kind, one.target >= 0 ? `t${one.target}` : '', square >= 0 ? `s${square}` : ''].filter((c) => c !== '')
    if (plan.ball.includes(one as never)) claims.push('ball')
    if (claims.some((claim) => taken.has(claim))) continue
    for (const claim of claims) taken.add(claim)
    sum += one.score
  }
  return sum
}

/** Candidates that differ enough to be worth comparing: the veteran's order first, then other uses of the ball and the blitz. */
const shortList = ({ order, all, ball }: TurnPlan, width: number): Candidate[] => {
  const found = order.slice(0, Math.ceil(width / 2))
  const others = [...ball.slice(0, 3), ...all.filter((one) => one.kind === 'blitz'), ...all.filter((one) => one.kind === 'block')]
  for (const one of others.sort((a, b) => b.score - a.score))
    if (found.length < width && one.score > 0 && !found.includes(one)) found.push(one)
  return found
}

/** What a plan brings by itself when the turn's stake is left out: what follows is looked at instead of guessed. */
const ownValue = (one: Candidate, scene: Scene): number => one.score + one.risk * scene.stake

const searchTurn = (engine: Engine, match: Match, side: Side, scene: Scene, purse: Purse, roller: Roller): Candidate[] => {
  const plan = planTurn(scene)
  const [first, ...rest] = shortList(plan, WIDTH)
  if (!first || rest.length === 0) return [...plan.order]
  let best = first
  let most = Number.NEGATIVE_INFINITY
  for (const one of [first, ...rest]) {
    if (isSpent(purse)) break
    let value = ownValue(one, scene)
    for (const { match: after, p } of branchesOf(engine, match, one, roller)) {
      const pending = engine.pending(after)
      const goesOn = pending.wait === 'coach' && pending.question.kind === 'turn' && pending.side === side
      purse.nodes--
      if (goesOn && after.turn.turnover === '') value += p * potential(planTurn(makeScene(engine, after, side, scene.memory)))
    }
    if (value > most) {
      most = value
      best = one
    }
  }
  return [best, ...plan.order]
}

export const legendBot = (seed: number): Bot => {
  const mind = newMind()
  const roller = seededRoller(seed)
  let purse = newPurse({ nodes: 0 })
  let turn = ''
  return (engine, match, budget) => {
    const asked = engine.pending(match)
    if (asked.wait !== 'coach') throw new Error('nobody is asked: a coach answers questions only')
    const legal = engine.legal(match)
    if (legal.length === 1) return legal[0]
    freshMind(mind, match)
    if (mind.turn !== turn) {
      turn = mind.turn
      purse = newPurse(budget)
    }
    switch (asked.question.kind) {
      case 'turn': {
        const scene = makeScene(engine, match, asked.side, mind.memory)
        return declare(mind, searchTurn(engine, match, asked.side, scene, purse, roller), legal)
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
