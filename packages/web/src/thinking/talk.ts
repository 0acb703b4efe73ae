// What the page and its worker say to each other: a bot's answer is wanted, or the odds of a deed.
// Neighbours: thinker.ts asks, worker.ts answers.
import type { Action, Match } from '@double-skulls/engine'

interface About {
  readonly ticket: number
  readonly edition: string
  readonly match: Match
}

export type Request =
  | (About & { readonly ask: 'answer'; readonly bot: string; readonly milliseconds: number })
  | (About & { readonly ask: 'odds'; readonly player: number; readonly deed: Action })

/** A few chances with a word each; null where they cannot be told. */
export type DeedChances = readonly { readonly what: string; readonly chance: number }[] | null

export type Reply =
  | { readonly ticket: number; readonly answer: Action }
  | { readonly ticket: number; readonly chances: DeedChances }
  | { readonly ticket: number; readonly fault: string }
