// The type of a bot, and the budget it may spend on an answer. Neighbours: newBot.ts makes a bot by its name.
import type { Action, Engine, Match, Pending } from '@double-skulls/engine'

/**
 * What a bot may spend on one of its turns; by default what it needs. Questions outside its turn are answered at once.
 */
export interface Budget {
  readonly milliseconds?: number
  /** Positions it may look at. */
  readonly nodes?: number
}

/**
 * A program that answers the pending question with a legal action. Throws where the match does not wait for a coach.
 */
export type Bot = (engine: Engine, match: Match, budget: Budget) => Action

/** The bots, the weakest first. */
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
