// A match as the client sees it, no matter where it is played: in this page or, one day, on a server. Pages know only this interface.
// Neighbours: localHost.ts plays in the page; stage/ shows the steps, choosing/ turns `legal` into things to click.
import type {
  Action,
  BySide,
  Engine,
  Explanation,
  GameEvent,
  Input,
  Match,
  MatchRecord,
  Outside,
  Pending,
} from '@double-skulls/engine'

/** Who answers for a side: a coach at this screen, or a bot by its name. */
export type Seat = { readonly by: 'here' } | { readonly by: 'bot'; readonly bot: string }

/** One input and its events. */
export interface Step {
  readonly input: Input
  readonly events: readonly GameEvent[]
  /** The match afterwards. Never changed. */
  readonly after: Match
}

/** The same object until something changes. It is never changed in place. */
export interface Situation {
  readonly match: Match
  readonly pending: Pending
  readonly legal: readonly Action[]
  /** Whether the match is played here; otherwise it is only shown, and no coach here is asked. */
  readonly playing: boolean
  /** Whether a coach at this screen has to answer. */
  readonly yours: boolean
  /** The question is secret, and the other coach sits at the same screen. */
  readonly secret: boolean
  readonly canUndo: boolean
  /** All steps since the match began, or since it was read from a position. */
  readonly steps: readonly Step[]
  /** An error of the bot, the disk or the network; '' when there is none. */
  readonly trouble: string
}

export interface MatchHost {
  readonly id: string
  readonly engine: Engine
  readonly seats: BySide<Seat>
  /** The match before the first step. */
  readonly start: Match
  situation(): Situation
  subscribe(listener: () => void): () => void
  /** Answers the pending question. Something illegal changes nothing and throws. */
  apply(action: Action): void
  /** The turn clock ran out, or a coach concedes. */
  outside(input: Outside): void
  undo(): void
  explain(): Explanation | null
  /** The record of the match so far; null for one that began as a position. */
  record(): MatchRecord | null
  close(): void
}
