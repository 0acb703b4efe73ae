// What a coach that is a program looks like, and what it may spend on an answer.
// Neighbours: newBot.ts makes one by its name.
import type { Action, Engine, Match } from '@double-skulls/engine'

/** What a coach may spend on a turn; whatever is asked outside his own turn is answered at once. */
export interface Budget {
  readonly milliseconds?: number
  readonly nodes?: number
}

/** Answers the pending question with one of the legal actions. */
export type Bot = (engine: Engine, match: Match, budget: Budget) => Action

export const botNames = ['random', 'rookie', 'veteran', 'legend'] as const
export type BotName = (typeof botNames)[number]
