// What a coach that is a program looks like, and what it may spend on an answer.
// Neighbours: newBot.ts makes one by its name.
import type { Action, Engine, Match, Pending } from '@double-skulls/engine'

/** What a coach may spend on a turn; whatever is asked outside his own turn is answered at once. */
export interface Budget {
  readonly milliseconds?: number
  readonly nodes?: number
}

/** Answers the pending question with one of the legal actions. */
export type Bot = (engine: Engine, match: Match, budget: Budget) => Action

export const botNames = ['random', 'rookie', 'veteran', 'legend'] as const
export type BotName = (typeof botNames)[number]

/** A question to a coach, as the engine puts it. */
export type Asked = Extract<Pending, { wait: 'coach' }>

/** What is asked now; a coach has no business where dice are awaited or the match is over. */
export const askedOf = (engine: Engine, match: Match): Asked => {
  const pending = engine.pending(match)
  if (pending.wait !== 'coach')
    throw new Error(
      `nobody is asked: the match waits for ${pending.wait}; call a coach only when pending.wait is "coach"`,
    )
  return pending
}
