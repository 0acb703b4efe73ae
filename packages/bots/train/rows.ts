// What a training run learns from: positions of matches in the order in which they came, half after half.
// Neighbours: gather.ts plays the matches, targets.ts and fit.ts learn.

/** A position before a choice, a kick-off to come, or the end of a half. */
export const rowKinds = ['turn', 'kickOff', 'halfEnd'] as const
export type RowKind = (typeof rowKinds)[number]

export interface Row {
  readonly match: number
  readonly kind: RowKind
  /** Whose the features are: 1 for home, −1 for away. At a kick-off, who receives. */
  readonly side: 1 | -1
  /** Touchdowns since the row before, home's less away's. */
  readonly scored: number
  /** Turns the receiving side has left, at a kick-off. */
  readonly turns: number
  readonly features: readonly number[]
}
