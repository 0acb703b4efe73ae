// What the page and the bots' worker say to each other. Neighbours: bots.ts asks, botWorker.ts answers.
import type { Action, Match } from '@double-skulls/engine'

export interface BotRequest {
  readonly ticket: number
  readonly edition: string
  readonly bot: string
  readonly match: Match
  readonly milliseconds: number
}

export type BotReply =
  | { readonly ticket: number; readonly action: Action }
  | { readonly ticket: number; readonly fault: string }
