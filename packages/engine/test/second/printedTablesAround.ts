// The tables of second as they are printed: fans, weather, traps and spells. Neighbour: printedTables.ts.
import { cheeringTable, crowdTable, fanTable, gateTable, rockTable } from '../../src/tables/fanTables.ts'
import type { NamedTable } from '../../src/tables/resultTable.ts'
import { spellTables } from '../../src/tables/spellTables.ts'
import { impaledTable, spikedPitTable } from '../../src/tables/trapTables.ts'
import { showersTable, sunTable } from '../../src/tables/weather.ts'
import { FAR, type Printed } from './printedTables.ts'

/** Both ends of every row. */
export const printedTablesAround: readonly (readonly [NamedTable, readonly Printed[]])[] = [
  [
    fanTable,
    [
      [-FAR, 2, '1'],
      [3, 4, '2'],
      [5, 6, '3'],
      [7, FAR, '4'],
    ],
  ],
  [
    gateTable,
    [
      [-FAR, 2, '3'],
      [3, 4, '4'],
      [5, 6, '5'],
      [7, 8, '6'],
      [9, 9, '7'],
      [10, FAR, '8'],
    ],
  ],
  [
    crowdTable,
    [
      [2, 3, 'switchSides'],
      [4, 5, 'leaveEarly'],
      [6, 8, 'rock'],
      [9, 10, 'toss'],
      [11, 11, 'invasion'],
      [12, 12, 'riot'],
    ],
  ],
  [
    rockTable,
    [
      [1, 2, 'scatters'],
      [3, 6, 'hits'],
    ],
  ],
  [
    cheeringTable,
    [
      [0, 0, '1'],
      [1, 1, '3'],
      [2, 2, '4'],
      [3, 3, '5'],
      [4, 4, '6'],
      [5, FAR, '7'],
    ],
  ],
  [
    showersTable,
    [
      [1, 3, 'showers'],
      [4, 6, 'betweenShowers'],
    ],
  ],
  [
    sunTable,
    [
      [-FAR, 1, 'glare'],
      [2, 2, 'sunny'],
      [3, 5, 'overcast'],
      [6, FAR, 'stormClouds'],
    ],
  ],
  [
    spikedPitTable,
    [
      [1, 2, 'spiked'],
      [3, 6, 'missed'],
    ],
  ],
  [
    impaledTable,
    [
      [1, 4, 'injured'],
      [5, 6, 'dead'],
    ],
  ],
  [
    spellTables.quick,
    [
      [-FAR, 2, 'miscast'],
      [3, 5, 'missed'],
      [6, FAR, 'onTarget'],
    ],
  ],
  [
    spellTables.short,
    [
      [-FAR, 2, 'miscast'],
      [3, 6, 'missed'],
      [7, FAR, 'onTarget'],
    ],
  ],
  [
    spellTables.long,
    [
      [-FAR, 2, 'miscast'],
      [3, 8, 'missed'],
      [9, FAR, 'onTarget'],
    ],
  ],
  [
    spellTables.bomb,
    [
      [-FAR, 2, 'miscast'],
      [3, 10, 'missed'],
      [11, FAR, 'onTarget'],
    ],
  ],
]
