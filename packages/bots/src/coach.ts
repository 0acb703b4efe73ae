// The type of a bot, and the budget it may spend on an answer. Neighbours: newBot.ts makes a bot by its name.
import type { Action, Engine, Match, Pending } from '@double-skulls/engine'

/** What a bot may spend on one of its turns; questions outside its own turn are answered at once. */
export interface Budget {
  readonly milliseconds?: number
  readonly nodes?: number
}

/** Answers the pending question with one of the legal actions. */
export type Bot = (engine: Engine, match: Match, budget: Budget) => Action

export const botNames = ['random', 'rookie', 'veteran', 'legend'] as const
export type BotName = (typeof botNames)[number]

/** The engine's pending question to a coach. */
export type Asked = Extract<Pending, { wait: 'coach' }>

/** The pending question; throws when the match waits for dice or is over. */
export const askedOf = (engine: Engine, match: Match): Asked => {
  const pending = engine.pending(match)
  if (pending.wait !== 'coach')
    throw new Error(
      `nobody is asked: the match waits for ${pending.wait}; call a coach only when pending.wait is "coach"`,
    )
  return pending
}
