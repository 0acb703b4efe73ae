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

/** A chainsaw: 2D6 with the agility of who swings it, less that of the target. */
export const sawTable: NamedTable<'slipped' | 'missed' | 'sawn' | 'beheaded'> = {
  name: 'saw',
  rows: [
    { upTo: 4, result: 'slipped' },
    { upTo: 8, result: 'missed' },
    { upTo: 11, result: 'sawn', good: true },
    { upTo: OR_MORE, result: 'beheaded', good: true },
  ],
}

/** What a chainsaw adds to the armour roll and the injury roll of whom it hits. */
export const sawBite = { armour: 2, injury: 2 } as const

/** The highest D6 with which a saw that has bitten jumps back. */
export const kicksBackUpTo = 2

/** A grenade's fuse: 2D6, less the opposing zones on who lights it. */
export const grenadeFuseTable: NamedTable<'explodes' | 'dud' | 'burns'> = {
  name: 'grenadeFuse',
  rows: [
    { upTo: 3, result: 'explodes' },
    { upTo: 7, result: 'dud' },
    { upTo: OR_MORE, result: 'burns', good: true },
  ],
}

/** Where a machine that is out of control goes next: a quarter turn or none, and a square ahead. */
export const swerveTable: NamedTable<'left' | 'straight' | 'right'> = {
  name: 'swerve',
  rows: [
    { upTo: 2, result: 'left' },
    { upTo: 4, result: 'straight' },
    { upTo: OR_MORE, result: 'right' },
  ],
}

/** How many fans die for each point of the dice that a machine rolls on its way through a stand. */
export const RUN_OVER_PER_POINT = 10

/** The lowest D6 with which a grenade is out of somebody's hands before it explodes. */
export const throwsBackFrom = 4
