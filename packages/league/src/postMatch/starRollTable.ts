// Star rolls of third: what 2D6 give. Neighbours: starRolls.ts rolls, ../rules/levels.ts has the points that reach them,
// ageingTable.ts what follows each star roll.
import type { Characteristic } from '@double-skulls/engine'

/** A row of the star roll table: what a total of 2D6 gives. */
export interface StarRoll {
  readonly from: number
  readonly upTo: number
  /** The characteristic that rises; '' for a skill. */
  readonly raises: Characteristic | ''
}

/** A 10 or 11 is no skill unless the dice are a double. */
export const starRollTable: readonly StarRoll[] = [
  { from: 2, upTo: 9, raises: '' },
  { from: 10, upTo: 10, raises: 'MA' },
  { from: 11, upTo: 11, raises: 'AG' },
  { from: 12, upTo: 12, raises: 'ST' },
]
