// The tables of magic items: how many a team finds, what they are, and when referees notice. Neighbours: testsSecond.ts says which roll
// reads which, ../items/ has the items, procs/match/findItems.ts the search before a match.
import { type ItemId, itemIds } from '../vocabulary/items.ts'
import { type NamedTable, OR_MORE } from './resultTable.ts'

/** 2D6: how many a team finds. */
export const itemsFoundTable: NamedTable<'none' | 'one' | 'two'> = {
  name: 'itemsFound',
  rows: [
    { upTo: 7, result: 'none' },
    { upTo: 11, result: 'one', good: true },
    { upTo: OR_MORE, result: 'two', good: true },
  ],
}

export const itemsOfResult: { readonly [R in (typeof itemsFoundTable)['rows'][number]['result']]: number } = {
  none: 0,
  one: 1,
  two: 2,
}

/** D66: half a row of six for each item, in their order. */
export const itemOfD66 = (tens: number, units: number): ItemId => itemIds[2 * (tens - 1) + (units > 3 ? 1 : 0)]

/** The D6 of the search before a match with which an item is confiscated. */
export const CONFISCATED_ON = 6

/** The lowest D6 with which a referee sees an item used. */
export const itemSeenFrom = 5
