// What a training run learns from: positions and kick-offs of halves that were played to their end.
// Neighbours: gather.ts plays the halves, fit.ts learns, train.ts calls.

/** A position at the start of a turn, or a kick-off to come. */
export const rowKinds = ['turn', 'kickOff'] as const
export type RowKind = (typeof rowKinds)[number]

export interface Row {
  readonly match: number
  readonly kind: RowKind
  /** How many touchdowns more than the other side the side in turn, or the one that receives, scored in the rest of the half. */
  readonly came: number
  /** Turns the receiving side has left, at a kick-off. */
  readonly turns: number
  readonly features: readonly number[]
}
