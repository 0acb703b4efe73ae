// The coach who plans whole turns: every player's best action by expected value, safe ones first.
// Neighbours: turnPlan.ts plans, follow.ts carries the plan out, answers.ts answers all other questions.
import type { Action, Engine, Match } from '@double-skulls/engine'
import { answer, tryOut } from './answers.ts'
import { type Asked, askedOf, type Bot } from './coach.ts'
import { isStop, nextOfPlan, planOnward, staysThere, stopActing } from './follow.ts'
import { type Memory, newMemory } from './memory.ts'
import { END_TURN, type Plan, startOf } from './plan.ts'
import { makeScene, type Scene } from './scene.ts'
import { turnPlan } from './turnPlan.ts'

/** What a bot keeps between answers; it can be lost without harm. */
export interface Mind {
  turn: string
  memory: Memory
  plan: Plan | null
}
export const newMind = (): Mind => ({ turn: '', memory: newMemory(), plan: null })

/** A name for the current turn, unique within a match. */
export const turnName = ({ clock, turn }: Match): string =>
  `${clock.half} ${clock.drive} ${clock.home} ${clock.away} ${turn.side} ${turn.bonus}`

/** Clears the memory at the start of a new turn. */
export const freshMind = (mind: Mind, match: Match): void => {
  const turn = turnName(match)
  if (mind.turn === turn) return
  mind.turn = turn
  mind.memory = newMemory(mind.memory.gains)
  mind.plan = null
}

/** Somebody in a pit who has still to try to get out of it. */
const prisoner = (legal: readonly Action[]): Action | undefined =>
  legal.find((one) => one.do === 'activate' && one.option === 'trapped')

/** Declares the first of the plans that is legal; once there is none, whoever sits in a pit tries to get out. */
export const declare = (mind: Mind, plans: readonly Plan[], legal: readonly Action[]): Action => {
  for (const plan of plans) {
    const start = startOf(plan, legal)
    if (!start) continue
    mind.plan = plan
    return start
  }
  return prisoner(legal) ?? (legal.includes(END_TURN) ? END_TURN : legal[0])
}

/** The next answer within an activation; with `onward`, a new plan is made where the old one ends. */
export const act = (mind: Mind, engine: Engine, match: Match, asked: Asked, onward: boolean): Action => {
  const legal = engine.legal(match)
  const his = mind.plan?.player === asked.question.player ? mind.plan : null
  const next = his && nextOfPlan(match, his, legal)
  if (next) return next
  const out = legal.find((one) => one.do === 'climb')
  if (out) return out
  // The action cannot be stopped here: try out the answers.
  if (!legal.some(isStop)) return tryOut(engine, match, asked)
  if (his && staysThere(match, his)) return stopActing(legal)
  // A player who was activated without a plan still gets one.
  mind.plan = onward || !his ? planOnward(engine, match, asked, mind.memory) : null
  return (mind.plan && nextOfPlan(match, mind.plan, legal)) ?? stopActing(legal)
}

/** The plan's target, where the action must nominate one. */
export const named = (mind: Mind, engine: Engine, match: Match, asked: Asked): Action | undefined =>
  mind.plan?.player === asked.question.player
    ? engine.legal(match).find((one) => one.player === mind.plan?.target)
    : undefined

type Planner = (scene: Scene) => readonly Plan[]
export type Answerer = (engine: Engine, match: Match, asked: Asked) => Action

/** A bot that plans its turns with `plan` and answers all other questions with `otherwise`. */
export const planningBot = (plan: Planner, otherwise: Answerer, onward = true): Bot => {
  const mind = newMind()
  return (engine, match) => {
    const asked = askedOf(engine, match)
    const legal = engine.legal(match)
    // Where the turn marker is moved by hand, it is moved first.
    if (legal.length === 1 || legal[0].do === 'moveMarker') return legal[0]
    freshMind(mind, match)
    switch (asked.question.kind) {
      case 'turn':
        return declare(mind, plan(makeScene(engine, match, asked.side, mind.memory)), legal)
      case 'activation':
        return act(mind, engine, match, asked, onward)
      case 'nominate':
        return named(mind, engine, match, asked) ?? otherwise(engine, match, asked)
      default:
        return otherwise(engine, match, asked)
    }
  }
}

export const veteranBot = (): Bot => planningBot(turnPlan, answer)
