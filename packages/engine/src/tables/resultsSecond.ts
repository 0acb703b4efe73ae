// All tables of second that rolls are read on, in the order in which a book would print them. The rolls name theirs themselves
// (tests.ts); this list is for those who show whole tables. Neighbours: blockTables.ts, agilityTables.ts and the others it names.
import { bootTable, dodgeTable, landTable, leapTable } from './agilityTables.ts'
import { blockTable, multipleBlockTable, pushTable, stripBallTable, tackleTable } from './blockTables.ts'
import { cheeringTable, crowdTable, fanTable, gateTable, rockTable } from './fanTables.ts'
import { cannonballTable, fuseTable, seeSawTable } from './flightTables.ts'
import { injurySecond } from './injury.ts'
import { itemsFoundTable } from './itemTables.ts'
import { bounceTable, hangTable, kickInPlayTables, kickOffTables } from './kickTables.ts'
import { alertnessTable, foulTables, penaltyTable, refereeMoveTable } from './refereeTables.ts'
import type { NamedTable } from './resultTable.ts'
import { spellTables } from './spellTables.ts'
import { interceptionTable, throwTables } from './throwTables.ts'
import { impaledTable, spikedPitTable } from './trapTables.ts'
import { assassinTable, drugTable } from './trickTables.ts'
import { grenadeFuseTable, rulingTable, sawTable, swerveTable } from './weaponTables.ts'
import { sunTable } from './weather.ts'

export const resultsSecond: readonly NamedTable[] = [
  ...[blockTable, multipleBlockTable, pushTable, tackleTable, stripBallTable],
  ...[dodgeTable, bootTable, leapTable, landTable],
  ...[throwTables.quick, throwTables.short, throwTables.long, throwTables.bomb, interceptionTable],
  ...[
    kickOffTables.kicker,
    kickOffTables.other,
    kickInPlayTables.kicker,
    kickInPlayTables.other,
    bounceTable,
    hangTable,
  ],
  ...[foulTables.sneaky, foulTables.blatant, alertnessTable, penaltyTable, refereeMoveTable],
  injurySecond,
  ...[fanTable, gateTable, cheeringTable, crowdTable, rockTable, sunTable],
  ...[rulingTable, seeSawTable, fuseTable, cannonballTable, sawTable, grenadeFuseTable, swerveTable],
  ...[spikedPitTable, impaledTable],
  itemsFoundTable,
  ...[assassinTable, drugTable],
  ...[spellTables.quick, spellTables.short, spellTables.long, spellTables.bomb],
]
