// What the page and its worker say to each other: a bot's answer is wanted, the odds of a plan, or what answers lead to.
// Neighbours: thinker.ts asks, worker.ts answers.
import type { Action, Match, Square } from '@double-skulls/engine'

interface About {
  readonly ticket: number
  readonly edition: string
  readonly match: Match
}

/** What is answered. */
export type Request =
  | (About & {
      readonly ask: 'answer'
      /** Tells one opened match from another. */
      readonly table: number
      readonly bot: string
      /** The bot's own chance; null: from the browser. */
      readonly seed: number | null
      readonly milliseconds: number
    })
  | (About & { readonly ask: 'odds'; readonly plan: WantedPlan })
  | (About & { readonly ask: 'outlooks'; readonly answers: readonly Action[] })

/** What is only told: the match is closed, and its bots may go. */
export interface Farewell {
  readonly ask: 'nothing'
  readonly table: number
}

/** The squares to go to first, and a deed. */
export interface WantedPlan {
  readonly player: number
  /** What is declared for it. */
  readonly kind: string
  readonly way: readonly Square[]
  readonly deed: Action
}

export interface Chance {
  readonly what: string
  readonly chance: number
}

/** What comes of a deed; null where it cannot be told. */
export type DeedChances = {
  /** A few chances with a word each. */
  readonly chances: readonly Chance[]
  /** How likely he gets to the deed at all. */
  readonly way: number
  /** What is chosen from block dice, by the die's name; empty for other deeds. */
  readonly results: readonly Chance[]
} | null

export type Reply =
  | { readonly ticket: number; readonly answer: Action }
  | { readonly ticket: number; readonly chances: DeedChances }
  /** By answer: the chance that the turn is lost after it; null where it cannot be told. */
  | { readonly ticket: number; readonly outlooks: readonly (number | null)[] }
  | { readonly ticket: number; readonly fault: string }
