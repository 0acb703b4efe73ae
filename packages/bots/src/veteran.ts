// The coach who plans whole turns: every player's best action by odds and position, sure ones first.
// Neighbours: turnPlan.ts plans, follow.ts carries out, answers.ts has everything else.
import type { Action, Engine, Match } from '@double-skulls/engine'
import { answer, tryOut } from './answers.ts'
import { type Asked, askedOf, type Bot } from './coach.ts'
import { isStop, nextOfPlan, planOnward, staysThere, stopActing } from './follow.ts'
import { type Memory, newMemory } from './memory.ts'
import { declarationOf, END_TURN, type Plan } from './plan.ts'
import { makeScene, type Scene } from './scene.ts'
import { turnPlan } from './turnPlan.ts'

/** What he has in mind; without it he thinks afresh. */
export interface Mind {
  turn: string
  memory: Memory
  plan: Plan | null
}
export const newMind = (): Mind => ({ turn: '', memory: newMemory(), plan: null })

/** A turn's name, another for every turn of a match. */
export const turnName = ({ clock, turn }: Match): string =>
  `${clock.half} ${clock.drive} ${clock.home} ${clock.away} ${turn.side} ${turn.bonus}`

/** A new turn, a new memory. */
export const freshMind = (mind: Mind, match: Match): void => {
  const turn = turnName(match)
  if (mind.turn === turn) return
  mind.turn = turn
  mind.memory = newMemory()
  mind.plan = null
}

/** Declares the first plan of those given that is open to us. */
export const declare = (mind: Mind, plans: readonly Plan[], legal: readonly Action[]): Action => {
  for (const plan of plans) {
    const declaration = declarationOf(plan)
    if (!legal.includes(declaration)) continue
    mind.plan = plan
    return declaration
  }
  return legal.includes(END_TURN) ? END_TURN : legal[0]
}

/** The next answer in an action under way; whoever goes `onward` makes a new plan where the old one ends. */
export const act = (mind: Mind, engine: Engine, match: Match, asked: Asked, onward: boolean): Action => {
  const legal = engine.legal(match)
  const his = mind.plan?.player === asked.question.player ? mind.plan : null
  const next = his && nextOfPlan(match, his, legal)
  if (next) return next
  // Where there is no stopping, whatever is best when tried.
  if (!legal.some(isStop)) return tryOut(engine, match, asked)
  if (his && staysThere(match, his)) return stopActing(legal)
  // Without a plan of his own a player still gets one: whoever was activated should do something.
  mind.plan = onward || !his ? planOnward(engine, match, asked, mind.memory) : null
  return (mind.plan && nextOfPlan(match, mind.plan, legal)) ?? stopActing(legal)
}

/** Whoever must be named with the action. */
export const named = (mind: Mind, engine: Engine, match: Match, asked: Asked): Action | undefined =>
  mind.plan?.player === asked.question.player
    ? engine.legal(match).find((one) => one.player === mind.plan?.target)
    : undefined

type Planner = (scene: Scene) => readonly Plan[]
export type Answerer = (engine: Engine, match: Match, asked: Asked) => Action

/** A coach who plans his turns in one way and answers the rest in another. */
export const planningBot = (plan: Planner, otherwise: Answerer, onward = true): Bot => {
  const mind = newMind()
  return (engine, match) => {
    const asked = askedOf(engine, match)
    const legal = engine.legal(match)
    if (legal.length === 1) return legal[0]
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
