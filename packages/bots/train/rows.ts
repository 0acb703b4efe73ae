// The training data: positions and kick-offs of halves that were played to their end.
// Neighbours: gather.ts plays the halves, fit.ts trains on the rows, train.ts runs both.

/** A position at the start of a turn, or just before a kick-off. */
export const rowKinds = ['turn', 'kickOff'] as const
export type RowKind = (typeof rowKinds)[number]

export interface Row {
  readonly match: number
  readonly kind: RowKind
  /** The touchdown difference in the rest of the half, for the active side, or the receiving side at a kick-off. */
  readonly came: number
  /** Turns the receiving side has left, at a kick-off. */
  readonly turns: number
  readonly features: readonly number[]
}
