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
  SeenInput,
  Side,
  Viewer,
} from '@double-skulls/engine'

/** Who answers for a side: a coach at this screen, or a bot by its name. */
export type Seat = { readonly by: 'here' } | { readonly by: 'bot'; readonly bot: string }

/** One input and its events, as they are shown here. */
export interface Step {
  readonly input: SeenInput
  readonly events: readonly GameEvent[]
  /** The match afterwards. Never changed. */
  readonly after: Match
}

/** A step as it was played. */
export interface Played extends Step {
  readonly input: Input
}

/** What is shown at this screen: what a coach may see, what everybody may, or all. */
export type Eyes = Viewer | 'all'

/**
 * The match waits for the other coach at the same screen: what only the one before him may see is put away (`clearScreen`), and
 * where he is to be shown something of his own, a curtain stays until he is there (`sitDown`).
 */
export interface Handover {
  readonly to: Side
  readonly curtain: boolean
}

/** The same object until something changes. It is never changed in place. */
export interface Situation {
  /** As `eyes` see it, like everything else here. */
  readonly match: Match
  readonly eyes: Eyes
  readonly pending: Pending
  readonly legal: readonly Action[]
  /** Whether the match is played here; otherwise it is only shown, and no coach here is asked. */
  readonly playing: boolean
  /** Whether a coach at this screen has to answer. */
  readonly yours: boolean
  /** Not yet, because the screen changes hands first; null otherwise. */
  readonly handover: Handover | null
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
  /** Puts away what only one coach may see. */
  clearScreen(): void
  /** This coach sits at the screen now, and the other one looks away. */
  sitDown(side: Side): void
  explain(): Explanation | null
  /** The record of the match so far; null for one that began as a position. */
  record(): MatchRecord | null
  close(): void
}
