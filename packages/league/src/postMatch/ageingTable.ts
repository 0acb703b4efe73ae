// Ageing in third: what 2D6 must reach after a star roll, and what happens otherwise. Neighbours: starRolls.ts; nothing
// heals what is in this table.
import type { Characteristic } from '@double-skulls/engine'

/** What must be reached after the first star roll, the second, and so on. */
export const ageingTargets: readonly number[] = [3, 4, 5, 6, 7, 8, 9]

/** A row of the ageing table. */
export interface AgeingResult {
  /** The highest sum of the row. */
  readonly upTo: number
  readonly niggling: boolean
  readonly lowers: Characteristic | ''
}

/** What a failed ageing roll brings, by total. */
export const ageingResults: readonly AgeingResult[] = [
  { upTo: 8, niggling: true, lowers: '' },
  { upTo: 9, niggling: false, lowers: 'AV' },
  { upTo: 10, niggling: false, lowers: 'MA' },
  { upTo: 11, niggling: false, lowers: 'AG' },
  { upTo: 12, niggling: false, lowers: 'ST' },
]
