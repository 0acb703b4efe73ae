// The coach who searches: it compares the veteran's plan and some alternatives by play-outs on copies of the match.
// Neighbours: openings.ts lists the alternatives, playSearch.ts compares them, turnPlan.ts makes plans.
import { type Action, type Engine, type Match, seededRoller } from '@double-skulls/engine'
import { answer, tryOut } from './answers.ts'
import { type Asked, askedOf, type Bot, type Budget } from './coach.ts'
import { evaluate } from './evaluate.ts'
import { nextOfPlan, staysThere, stopActing } from './follow.ts'
import { type Judge, ofABlock } from './lookAhead.ts'
import type { Memory } from './memory.ts'
import { openingsOfTurn, openingsOnward } from './openings.ts'
import { newNotes } from './playOut.ts'
import { bestByPlaying, type Search } from './playSearch.ts'
import { newPurse } from './purse.ts'
import { makeScene } from './scene.ts'
import { planTurn } from './turnPlan.ts'
import { isChance, potential } from './turnPotential.ts'
import { act, declare, freshMind, type Mind, named, newMind } from './veteran.ts'

const NODES = 400

/**
 * The share of the planned risky actions that is expected to be reached before a turnover; divides the turn's budget.
 */
const DECIDED = 0.5
/** A decision in the middle of a carrier's run gets one part in this many of the budget that is left. */
const ONWARD = 4

/** Chooses the next activation by play-outs. */
const declareBest = (mind: Mind, search: Search, engine: Engine, match: Match, asked: Asked): Action => {
  const scene = makeScene(engine, match, asked.side, mind.memory)
  const plan = planTurn(scene)
  const openings = search.purse.isSpent() ? null : openingsOfTurn(scene, plan)
  if (!openings) return declare(mind, plan.order, engine.legal(match))
  const uses = 1 + DECIDED * plan.order.filter((one) => isChance(one, plan)).length
  const best = bestByPlaying({ ...search, purse: search.purse.share(uses) }, engine, match, openings)
  mind.plan = best.plan
  return best.answer
}

/** Chooses by play-outs where the carrier runs when his plan has ended; all other players follow the veteran. */
const actBest = (mind: Mind, search: Search, engine: Engine, match: Match, asked: Asked): Action => {
  const his = mind.plan?.player === asked.question.player ? mind.plan : null
  const ended = !his || !(nextOfPlan(match, his, engine.legal(match)) || staysThere(match, his))
  const chooses = ended && match.turn.side === asked.side && !search.purse.isSpent()
  const openings = chooses ? openingsOnward(engine, match, asked, mind.memory) : null
  if (!openings) return act(mind, engine, match, asked, true)
  const best = bestByPlaying({ ...search, purse: search.purse.share(ONWARD) }, engine, match, openings)
  mind.plan = best.plan
  return best.answer
}

/** The value of a position plus the value of what can still be done in the turn after the current action. */
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

/** The share of the time kept in reserve, because a play-out in progress is finished after the time is up. */
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
    // Where the turn marker is moved by hand, it is moved first.
    if (legal.length === 1 || legal[0].do === 'moveMarker') return legal[0]
    freshMind(mind, match)
    if (mind.turn !== turn) {
      turn = mind.turn
      purse = newPurse(purseFor(budget))
      notes = newNotes(mind.memory)
    }
    const search = { purse, roller, notes }
    switch (asked.question.kind) {
      case 'turn':
        return declareBest(mind, search, engine, match, asked)
      case 'activation':
        return actBest(mind, search, engine, match, asked)
      case 'nominate':
        return named(mind, engine, match, asked) ?? answer(engine, match, asked)
      default:
        return ofABlock.includes(asked.question.kind) && match.turn.side === asked.side && !purse.isSpent()
          ? tryOut(engine, match, asked, 0, farJudge(mind.memory))
          : answer(engine, match, asked)
    }
  }
}
