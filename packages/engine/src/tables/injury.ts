// The injury table: 2D6 plus modifiers. A player's skills may change the result (window `injuryRolled`).
// Neighbour: resultTable.ts.
import { proposalsSecond } from './proposalsSecond.ts'
import { type NamedTable, OR_MORE, type ResultTable } from './resultTable.ts'

export const injuryResults = ['stunned', 'knockedOut', 'badlyHurt', 'casualty'] as const
export type InjuryResult = (typeof injuryResults)[number]

export type InjuryTable = ResultTable<InjuryResult>

export const injuryCrp: InjuryTable = [
  { upTo: 7, result: 'stunned' },
  { upTo: 9, result: 'knockedOut' },
  { upTo: Number.POSITIVE_INFINITY, result: 'casualty' },
]

const [stunnedTo, knockedOutTo, injuredTo] = proposalsSecond.injuryRows.value

/** `second`: the box that the player goes to. Only what his own skills take off brings a total of 1 or less. */
export const injurySecond: NamedTable<'unhurt' | 'stunnedBox' | 'ko' | 'injured' | 'dead'> = {
  name: 'injury',
  rows: [
    { upTo: 1, result: 'unhurt' },
    { upTo: stunnedTo, result: 'stunnedBox' },
    { upTo: knockedOutTo, result: 'ko' },
    { upTo: injuredTo, result: 'injured' },
    { upTo: OR_MORE, result: 'dead' },
  ],
  extremes: { highest: 'dead' },
}

/** A niggling injury in a player's list of injuries. */
export const NIGGLING = 'niggling'
