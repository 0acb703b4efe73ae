// The tables of secret weapons. Neighbours: testsSecond.ts says which roll reads which, ../weapons/ has the weapons.
import { type NamedTable, OR_MORE } from './resultTable.ts'

/** Whether a weapon may be on the pitch until the next touchdown. */
export const rulingTable: NamedTable<'allowed' | 'forbidden'> = {
  name: 'ruling',
  rows: [
    { upTo: 3, result: 'allowed', good: true },
    { upTo: OR_MORE, result: 'forbidden' },
  ],
}
