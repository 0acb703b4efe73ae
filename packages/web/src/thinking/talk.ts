// The messages between the page and its worker: a bot's answer, the odds of a plan, or the results of answers. Neighbours:
// thinker.ts asks, worker.ts answers.
import type { Action, Match, Square } from '@double-skulls/engine'

interface About {
  readonly ticket: number
  readonly edition: string
  readonly match: Match
}

/** The type of the reply. */
export type Request =
  | (About & {
      readonly ask: 'answer'
      /** The id of the opened match. */
      readonly table: number
      readonly bot: string
      /** The seed of the bot's random numbers; null: from the browser. */
      readonly seed: number | null
      readonly milliseconds: number
    })
  | (About & { readonly ask: 'odds'; readonly plan: WantedPlan })
  | (About & { readonly ask: 'outlooks'; readonly answers: readonly Action[] })

/** A message without reply: the match is closed, and its bots can be dropped. */
export interface CloseMessage {
  readonly ask: 'nothing'
  readonly table: number
}

/** The squares to go to first, and a deed. */
export interface WantedPlan {
  readonly player: number
  /** The action to declare. */
  readonly kind: string
  readonly way: readonly Square[]
  readonly deed: Action
}

export interface Chance {
  readonly what: string
  readonly chance: number
}

/** The results of a deed; null when they cannot be calculated. */
export type DeedChances = {
  /** A few chances with a word each. */
  readonly chances: readonly Chance[]
  /** The chance to get to the deed at all. */
  readonly way: number
  /** Which block die is chosen, by its name; empty for other deeds. */
  readonly results: readonly Chance[]
} | null

export type Reply =
  | { readonly ticket: number; readonly answer: Action }
  | { readonly ticket: number; readonly chances: DeedChances }
  /** By answer: the chance to lose the turn after it; null when it cannot be calculated. */
  | { readonly ticket: number; readonly outlooks: readonly (number | null)[] }
  | { readonly ticket: number; readonly fault: string }
