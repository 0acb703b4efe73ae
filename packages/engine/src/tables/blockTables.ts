// The tables of attacks by strength: block, multiple block, push and tackle, each 2D6 and the difference in strength.
// Neighbours: agilityTables.ts.
import { proposalsSecond } from './proposalsSecond.ts'
import { type NamedTable, OR_MORE } from './resultTable.ts'

const [stunnedTo, downTo, nothingTo, bothTo, defenderDownTo] = proposalsSecond.blockRows.value

export const blockTable: NamedTable<
  'attackerStunned' | 'attackerDown' | 'nothing' | 'bothDown' | 'defenderDown' | 'defenderStunned'
> = {
  name: 'block',
  rows: [
    { upTo: stunnedTo, result: 'attackerStunned' },
    { upTo: downTo, result: 'attackerDown' },
    { upTo: nothingTo, result: 'nothing' },
    { upTo: bothTo, result: 'bothDown' },
    { upTo: defenderDownTo, result: 'defenderDown', good: true },
    { upTo: OR_MORE, result: 'defenderStunned', good: true },
  ],
}

/** For several victims or several attackers: each side shares its result. */
export const multipleBlockTable: NamedTable<'attackerDown' | 'nothing' | 'bothDown' | 'defenderDown'> = {
  name: 'multipleBlock',
  rows: [
    { upTo: 4, result: 'attackerDown' },
    { upTo: 7, result: 'nothing' },
    { upTo: 8, result: 'bothDown' },
    { upTo: OR_MORE, result: 'defenderDown', good: true },
  ],
}

export const pushTable: NamedTable<
  'attackerStunned' | 'attackerDown' | 'nothing' | 'bothDown' | 'pushedBack' | 'pushedDown'
> = {
  name: 'push',
  rows: [
    { upTo: 2, result: 'attackerStunned' },
    { upTo: 4, result: 'attackerDown' },
    { upTo: 7, result: 'nothing' },
    { upTo: 8, result: 'bothDown' },
    { upTo: 11, result: 'pushedBack', good: true },
    { upTo: OR_MORE, result: 'pushedDown', good: true },
  ],
}

const [tacklerDownTo, goesOnTo, bothFallTo] = proposalsSecond.tackleRows.value

/** The tackler rolls. */
export const tackleTable: NamedTable<'tacklerDown' | 'nothing' | 'bothDown' | 'moverDown'> = {
  name: 'tackle',
  rows: [
    { upTo: tacklerDownTo, result: 'tacklerDown' },
    { upTo: goesOnTo, result: 'nothing' },
    // He who falls as well has still stopped the mover.
    { upTo: bothFallTo, result: 'bothDown', good: true },
    { upTo: OR_MORE, result: 'moverDown', good: true },
  ],
}

/** By how much the attacker's total beats the holder's. */
export const stripBallTable: NamedTable<'nothing' | 'dropped' | 'taken'> = {
  name: 'stripBall',
  rows: [
    { upTo: 0, result: 'nothing' },
    { upTo: 2, result: 'dropped', good: true },
    { upTo: OR_MORE, result: 'taken', good: true },
  ],
}
