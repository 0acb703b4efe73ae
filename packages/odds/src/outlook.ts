// The turnover chance of an answer in the middle of an action, played out over all dice with best and worst answers.
// Neighbours: tree.ts plays out, plan.ts has whole plans.
import { type Action, coachOf, type Engine, type GameEvent, type Match, sameAction } from '@double-skulls/engine'
import type { Purpose } from './answers.ts'
import { BadPlan } from './plan.ts'
import { newNames, TURNOVER, UNSETTLED } from './tally.ts'
import { type Limits, losesTurn, newTree } from './tree.ts'

/** What may come of an answer. */
export interface Outlook {
  /** The chance that it costs the turn. */
  readonly turnover: number
  /** The chance of branches that were not followed to their end. */
  readonly unsettled: number
}

/** Lower limits than for plans, because a coach is waiting for the answer. */
const NEAR: Limits = { leastChance: 1e-6, mostSituations: 4000 }

const actorOf = (match: Match): number => {
  const action = match.stack.find((frame) => frame.proc === 'activation')
  return action && 'player' in action && typeof action.player === 'number' ? action.player : -1
}

/** A purpose without a plan: success is that the turn goes on. */
const wait = (actor: number): Purpose => ({
  principals: { actor, target: -1 },
  steps: [],
  wishes: {},
  leavesBall: false,
  stopsWhenLost: true,
  endsWithDeed: true,
  nextOf: () => null,
  arrived: () => true,
  isDone: () => true,
})

const isOver = (event: GameEvent): boolean => event.type === 'turnEnded' || event.type === 'actionEnded'

/**
 * The turnover chance of an answer in the middle of an action, over all dice; null where no action is under way.
 * Throws `BadPlan` where the answer is not legal.
 */
export const outlookOf = (engine: Engine, match: Match, answer: Action): Outlook | null => {
  if (!engine.legal(match).some((one) => sameAction(one, answer)))
    throw new BadPlan('answer: it is not legal now; see engine.legal(match) for what is')
  const actor = actorOf(match)
  if (actor < 0 || !match.turn.running) return null
  const side = coachOf(match, match.players[actor])
  const after = engine.clone(match)
  const events = engine.apply(after, { action: answer })
  if (events.some((event) => losesTurn(event, side))) return { turnover: 1, unsettled: 0 }
  if (events.some(isOver)) return { turnover: 0, unsettled: 0 }
  const tally = newTree(engine, after, wait(actor), newNames(), NEAR).worth(after, 0)
  return { turnover: tally[TURNOVER], unsettled: tally[UNSETTLED] ?? 0 }
}
