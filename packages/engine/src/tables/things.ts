// Things on the pitch, a row a kind: their base, and what players, referees and balls may do where one stands. Neighbours:
// kernel/match.ts has the pieces, procs/things/pieces.ts makes and asks them.
export interface ThingKind {
  /** Squares along the pitch and across it. */
  readonly width: number
  readonly height: number
  /** Whether players may be on its squares, by moving there or by being pushed; otherwise it fills them as a player does. */
  readonly entered: boolean
  /** Who moves onto it moves no further in that turn. */
  readonly endsMovement: boolean
  /** Referees look past it. */
  readonly seenThrough: boolean
  /** It leaves the pitch when everybody does. */
  readonly clearedAway: boolean
  /** Whoever is in it leaves it at a restart, unless it has this mark. */
  readonly keepsLoad?: string
}

/** A counter lies flat: whatever it is, players walk onto it, and it stays until the end. */
const counter: ThingKind = {
  ...{ width: 1, height: 1, entered: true, endsMovement: false },
  ...{ seenThrough: true, clearedAway: false },
}

export const thingKinds = {
  seeSaw: { width: 2, height: 1, entered: true, endsMovement: true, seenThrough: true, clearedAway: true },
  /** It is moved by nobody during the match. */
  cannon: {
    ...{ width: 1, height: 1, entered: false, endsMovement: false, seenThrough: true, clearedAway: false },
    keepsLoad: 'spiked',
  },
  /** A broken machine. */
  wreck: { width: 2, height: 2, entered: false, endsMovement: false, seenThrough: false, clearedAway: true },
  // What each does is in trapTables.ts.
  blank: counter,
  pit: counter,
  spikedPit: counter,
  mine: counter,
  quicksand: counter,
  trapdoor: counter,
  trampoline: counter,
} as const satisfies { readonly [kind: string]: ThingKind }
export type ThingId = keyof typeof thingKinds
export const thingIds = Object.keys(thingKinds) as readonly ThingId[]

const kinds: { readonly [kind: string]: ThingKind } = thingKinds

/** What is known of a kind; nothing of one whose kind is a secret. */
export const thingKind = (kind: string): ThingKind | undefined => kinds[kind]
