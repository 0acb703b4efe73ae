// The injury table: 2D6 plus modifiers. A player's skills may change the result (window `injuryRolled`).
// Neighbour: resultTable.ts.
import type { ResultTable } from './resultTable.ts'

export const injuryResults = ['stunned', 'knockedOut', 'badlyHurt', 'casualty'] as const
export type InjuryResult = (typeof injuryResults)[number]

export type InjuryTable = ResultTable<InjuryResult>

export const injuryCrp: InjuryTable = [
  { upTo: 7, result: 'stunned' },
  { upTo: 9, result: 'knockedOut' },
  { upTo: Number.POSITIVE_INFINITY, result: 'casualty' },
]

/** A niggling injury in a player's list of injuries. */
export const NIGGLING = 'niggling'
