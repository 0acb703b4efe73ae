// Each kind of roll of second as a row. Most are 2D6 and a difference of characteristics, which the request brings, read on a table.
// Neighbours: tests.ts says what a row is, blockTables.ts and agilityTables.ts are tables.
import { leapTable } from './agilityTables.ts'
import { tackleTable } from './blockTables.ts'
import { injurySecond } from './injury.ts'
import { proposalsSecond } from './proposalsSecond.ts'
import { alertnessTable, foulTables, penaltyTable, refereeMoveTable } from './refereeTables.ts'
import type { NamedTable } from './resultTable.ts'
import { D6, lot, noTarget, plain, type TestSpec, type TestSpecs, TWO_D6 } from './tests.ts'

/** A roll that is read on a table. */
export const onTable = (table: NamedTable, dice = TWO_D6): TestSpec => ({
  ...plain(noTarget, true, dice),
  table: () => table,
})

export const testsSecond: TestSpecs = {
  lot,
  armour: plain((_c, player) => (player.stats.AV ?? 0) + 1, false, TWO_D6),
  injury: onTable(injurySecond),
  recover: plain(() => 4, false),
  goForIt: plain(() => proposalsSecond.riskFallsUpTo.value + 1, true),
  leprousFlesh: plain(noTarget, true),
  slip: plain(noTarget, true),
  tackle: onTable(tackleTable),
  foul: {
    ...plain(noTarget, true, D6),
    table: (_c, { detail }) => foulTables[detail === 'sneaky' ? 'sneaky' : 'blatant'],
  },
  alertness: onTable(alertnessTable, D6),
  penalty: onTable(penaltyTable, D6),
  refereeMove: onTable(refereeMoveTable, D6),
  leap: { ...onTable(leapTable), zones: 'each' },
  /** With 1 for each occupied square it must stay low. */
  heroicLeap: { ...plain(() => 3, true, D6), under: true },
}
