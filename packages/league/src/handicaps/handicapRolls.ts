// How many handicaps and extra awards the team of lower rating gets. Neighbours: handicapTable.ts, ../rating.ts.

/** What a gap between two ratings brings the lower one. */
export interface HandicapRolls {
  /** The gap of ratings up to which the row counts. */
  readonly upTo: number
  readonly rolls: number
  /** Results of choice, named after all rolls. */
  readonly chosen: number
  /** Most valuable player awards besides the usual one. */
  readonly awards: number
}

/** By gap, smallest first. */
export const handicapRolls: readonly HandicapRolls[] = [
  { upTo: 10, rolls: 0, chosen: 0, awards: 0 },
  { upTo: 25, rolls: 1, chosen: 0, awards: 0 },
  { upTo: 50, rolls: 2, chosen: 0, awards: 1 },
  { upTo: 75, rolls: 3, chosen: 0, awards: 1 },
  { upTo: 100, rolls: 4, chosen: 0, awards: 2 },
  { upTo: Number.POSITIVE_INFINITY, rolls: 4, chosen: 1, awards: 3 },
]

/** The row of a gap between two ratings. */
export const handicapRollsFor = (gap: number): HandicapRolls => {
  const row = handicapRolls.find(({ upTo }) => gap <= upTo)
  if (!row) throw new Error(`no row for a gap of ${gap}`)
  return row
}
