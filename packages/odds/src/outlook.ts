// What an answer in the middle of an action leads to: how likely the turn is then lost. Everything after the answer is played
// out over all dice, the side in its turn answering as is best for it and the other side as is worst.
// Neighbours: tree.ts plays out, plan.ts reckons whole plans.
import { type Action, type Engine, type GameEvent, type Match, sameAction } from '@double-skulls/engine'
import type { Purpose } from './answers.ts'
import { BadPlan } from './plan.ts'
import { newNames, TURNOVER, UNSETTLED } from './tally.ts'
import { type Limits, losesTurn, newTree } from './tree.ts'

export interface Outlook {
  readonly turnover: number
  /** What was too unlikely or too tangled to be followed to its end. */
  readonly unsettled: number
}

/** A coach is waiting for it while the question is open. */
const NEAR: Limits = { leastChance: 1e-6, mostSituations: 4000 }

const actorOf = (match: Match): number => {
  const action = match.stack.find((frame) => frame.proc === 'activation')
  return action && 'player' in action && typeof action.player === 'number' ? action.player : -1
}

/** Nothing is planned: whatever comes, as long as the turn goes on. */
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

/** Null where nobody is in the middle of an action. */
export const outlookOf = (engine: Engine, match: Match, answer: Action): Outlook | null => {
  if (!engine.legal(match).some((one) => sameAction(one, answer)))
    throw new BadPlan('answer: it is not legal now; see engine.legal(match) for what is')
  const actor = actorOf(match)
  if (actor < 0 || !match.turn.running) return null
  const { side } = match.players[actor]
  const after = engine.clone(match)
  const events = engine.apply(after, { action: answer })
  if (events.some((event) => losesTurn(event, side))) return { turnover: 1, unsettled: 0 }
  if (events.some(isOver)) return { turnover: 0, unsettled: 0 }
  const tally = newTree(engine, after, wait(actor), newNames(), NEAR).worth(after, 0)
  return { turnover: tally[TURNOVER], unsettled: tally[UNSETTLED] ?? 0 }
}
