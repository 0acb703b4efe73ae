// The tables of those who fly: which way a see-saw sends its jumper, what becomes of a cannon's fuse, and how far its ball goes, each
// 2D6. Neighbours: agilityTables.ts has the table of landing, testsSecond.ts says which roll reads which.
import { type NamedTable, OR_MORE } from './resultTable.ts'

/** The jumper's CL is added. The right way is that of the team whose see-saw it is, whoever jumps. */
export const seeSawTable: NamedTable<'snaps' | 'wrongWay' | 'swap' | 'rightWay' | 'breaks'> = {
  name: 'seeSaw',
  rows: [
    { upTo: 2, result: 'snaps' },
    { upTo: 6, result: 'wrongWay' },
    { upTo: 7, result: 'swap' },
    { upTo: 11, result: 'rightWay', good: true },
    { upTo: OR_MORE, result: 'breaks' },
  ],
}

/** The fewest squares that a jumper flies. */
export const SHORTEST_JUMP = 2

export const fuseTable: NamedTable<'explodes' | 'goesOut' | 'fires'> = {
  name: 'fuse',
  rows: [
    { upTo: 3, result: 'explodes' },
    { upTo: 7, result: 'goesOut' },
    { upTo: OR_MORE, result: 'fires', good: true },
  ],
}

/** Dwarfs know their powder. */
export const DWARF_FUSE = { race: 'Dwarf', bonus: 1 } as const

export const cannonballTable: NamedTable<'pops' | 'flies' | 'liftsOff'> = {
  name: 'cannonball',
  rows: [
    { upTo: 3, result: 'pops' },
    { upTo: 10, result: 'flies', good: true },
    { upTo: OR_MORE, result: 'liftsOff', good: true },
  ],
}

/** What a D6 with the attacker's strength must show to wreck a see-saw, and a D6 alone to spike a cannon. */
export const WRECKS_SEE_SAW = 8
export const SPIKES_CANNON = 5
