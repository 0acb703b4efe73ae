// The coach who searches: he tries the veteran's plans on copies of the match, first in every way the dice may fall, then by playing on.
// Neighbours: branchSearch.ts and playSearch.ts compare plans, turnPlan.ts thinks of them.
import { seededRoller } from '@double-skulls/engine'
import { answer, tryOut } from './answers.ts'
import { type Search, searchBranches } from './branchSearch.ts'
import { askedOf, type Bot, type Budget } from './coach.ts'
import { evaluate } from './evaluate.ts'
import { stopActing } from './follow.ts'
import { type Judge, ofABlock } from './lookAhead.ts'
import type { Memory } from './memory.ts'
import { isChance, potential } from './outlook.ts'
import type { Candidate } from './plan.ts'
import { type Notes, newNotes } from './playOut.ts'
import { searchByPlaying } from './playSearch.ts'
import { newPurse } from './purse.ts'
import { makeScene, type Scene } from './scene.ts'
import { planTurn } from './turnPlan.ts'
import { act, declare, freshMind, named, newMind } from './veteran.ts'

const NODES = 400

/** Into how many decisions a turn's budget is divided, and a decision's into comparisons; see purse.ts. */
const DECISIONS = 6
const COMPARISONS = 5

/** The plans of a turn, best first: compared by branches, and where there is more to it than a walk, by playing on. */
const plansFor = (search: Search, scene: Scene, notes: Notes): readonly Candidate[] => {
  const plan = planTurn(scene)
  const order = searchBranches({ ...search, purse: search.purse.share(COMPARISONS) }, scene, plan)
  const [first] = order
  if (!first || (first === plan.order[0] && !isChance(first, plan))) return order
  return searchByPlaying(search, scene, plan, order, notes)
}

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
  let notes = newNotes(mind.memory)
  return (engine, match, budget) => {
    const asked = askedOf(engine, match)
    const legal = engine.legal(match)
    if (legal.length === 1) return legal[0]
    freshMind(mind, match)
    if (mind.turn !== turn) {
      turn = mind.turn
      purse = newPurse(purseFor(budget))
      notes = newNotes(mind.memory)
    }
    switch (asked.question.kind) {
      case 'turn': {
        const scene = makeScene(engine, match, asked.side, mind.memory)
        const search = { purse: purse.share(DECISIONS), memory: mind.memory, roller }
        return declare(mind, plansFor(search, scene, notes), legal)
      }
      case 'activation':
        return act(mind, engine, match, asked, true)
      case 'nominate':
        return named(mind, engine, match, asked) ?? answer(engine, match, asked)
      default:
        return ofABlock.includes(asked.question.kind) && match.turn.side === asked.side && !purse.isSpent()
          ? tryOut(engine, match, asked, 0, farJudge(mind.memory))
          : answer(engine, match, asked)
    }
  }
}
