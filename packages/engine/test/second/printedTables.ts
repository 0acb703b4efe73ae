// The tables of second as they are printed: players and referees. Neighbours: printedTablesAround.ts has the others, tables.test.ts holds
// them against src/tables.
import { bootTable, dodgeTable, landTable, leapTable } from '../../src/tables/agilityTables.ts'
import { blockTable, multipleBlockTable, pushTable, stripBallTable, tackleTable } from '../../src/tables/blockTables.ts'
import { injurySecond } from '../../src/tables/injury.ts'
import { bounceTable, kickInPlayTables, kickOffTables } from '../../src/tables/kickTables.ts'
import { alertnessTable, foulTables, penaltyTable, refereeMoveTable } from '../../src/tables/refereeTables.ts'
import type { NamedTable } from '../../src/tables/resultTable.ts'
import { interceptionTable, throwTables } from '../../src/tables/throwTables.ts'

export const FAR = 30

/** A row as it is printed: its first total, its last one, and the result. */
export type Printed = readonly [from: number, to: number, result: string]

/** Both ends of every row. */
export const printedTables: readonly (readonly [NamedTable, readonly Printed[]])[] = [
  [
    blockTable,
    [
      [-FAR, 2, 'attackerStunned'],
      [3, 4, 'attackerDown'],
      [5, 7, 'nothing'],
      [8, 8, 'bothDown'],
      [9, 11, 'defenderDown'],
      [12, FAR, 'defenderStunned'],
    ],
  ],
  [
    multipleBlockTable,
    [
      [-FAR, 4, 'attackerDown'],
      [5, 7, 'nothing'],
      [8, 8, 'bothDown'],
      [9, FAR, 'defenderDown'],
    ],
  ],
  [
    pushTable,
    [
      [-FAR, 2, 'attackerStunned'],
      [3, 4, 'attackerDown'],
      [5, 7, 'nothing'],
      [8, 8, 'bothDown'],
      [9, 11, 'pushedBack'],
      [12, FAR, 'pushedDown'],
    ],
  ],
  [
    tackleTable,
    [
      [-FAR, 4, 'tacklerDown'],
      [5, 7, 'nothing'],
      [8, 8, 'bothDown'],
      [9, FAR, 'moverDown'],
    ],
  ],
  [
    stripBallTable,
    [
      [-FAR, 0, 'nothing'],
      [1, 2, 'dropped'],
      [3, FAR, 'taken'],
    ],
  ],
  [
    dodgeTable,
    [
      [-FAR, 7, 'dodged'],
      [8, 11, 'defenderDown'],
      [12, FAR, 'defenderStunned'],
    ],
  ],
  [
    bootTable,
    [
      [-FAR, 2, 'kickerInjured'],
      [3, 5, 'kickerDown'],
      [6, 8, 'nothing'],
      [9, 10, 'targetDown'],
      [11, FAR, 'targetStunned'],
    ],
  ],
  [
    leapTable,
    [
      [-FAR, 6, 'fallsBefore'],
      [7, 9, 'fallsBeyond'],
      [10, FAR, 'lands'],
    ],
  ],
  [
    landTable,
    [
      [-FAR, 6, 'crashes'],
      [7, 11, 'falls'],
      [12, FAR, 'lands'],
    ],
  ],
  [
    throwTables.quick,
    [
      [-FAR, 2, 'intercepted'],
      [3, 5, 'missed'],
      [6, FAR, 'caught'],
    ],
  ],
  [
    throwTables.short,
    [
      [-FAR, 3, 'intercepted'],
      [4, 6, 'missed'],
      [7, FAR, 'caught'],
    ],
  ],
  [
    throwTables.long,
    [
      [-FAR, 4, 'intercepted'],
      [5, 8, 'missed'],
      [9, FAR, 'caught'],
    ],
  ],
  [
    throwTables.bomb,
    [
      [-FAR, 5, 'intercepted'],
      [6, 10, 'missed'],
      [11, FAR, 'caught'],
    ],
  ],
  [
    interceptionTable,
    [
      [1, 1, 'fumbled'],
      [2, 2, 'misthrown'],
      [3, 6, 'intercepted'],
    ],
  ],
  [
    kickOffTables.kicker,
    [
      [-FAR, 7, 'inaccurate'],
      [8, FAR, 'accurate'],
    ],
  ],
  [
    kickOffTables.other,
    [
      [-FAR, 9, 'inaccurate'],
      [10, FAR, 'accurate'],
    ],
  ],
  [
    kickInPlayTables.kicker,
    [
      [-FAR, 2, 'fumbled'],
      [3, 7, 'inaccurate'],
      [8, FAR, 'accurate'],
    ],
  ],
  [
    kickInPlayTables.other,
    [
      [-FAR, 2, 'fumbled'],
      [3, 9, 'inaccurate'],
      [10, FAR, 'accurate'],
    ],
  ],
  [
    bounceTable,
    [
      [2, 4, '1'],
      [5, 9, '2'],
      [10, 12, '3'],
    ],
  ],
  [
    foulTables.sneaky,
    [
      [-FAR, 1, 'foulerDown'],
      [2, 3, 'nothing'],
      [4, 5, 'hurt'],
      [6, FAR, 'crushed'],
    ],
  ],
  [
    foulTables.blatant,
    [
      [-FAR, 1, 'foulerDown'],
      [2, 3, 'nothing'],
      [4, 4, 'hurt'],
      [5, FAR, 'crushed'],
    ],
  ],
  [
    alertnessTable,
    [
      [1, 1, 'wrongMan'],
      [2, 3, 'missed'],
      [4, FAR, 'seen'],
    ],
  ],
  [
    penaltyTable,
    [
      [1, 3, 'stunnedBox'],
      [4, 5, 'ko'],
      [6, FAR, 'injured'],
    ],
  ],
  [
    refereeMoveTable,
    [
      [1, 1, '1'],
      [2, 3, '2'],
      [4, 5, '3'],
      [6, 6, '4'],
    ],
  ],
  [
    injurySecond,
    [
      [-FAR, 1, 'unhurt'],
      [2, 7, 'stunnedBox'],
      [8, 9, 'ko'],
      [10, 11, 'injured'],
      [12, FAR, 'dead'],
    ],
  ],
]
