// The tables read by agility: dodging an attack, the boot, the leap over a body and the landing after a flight, each 2D6.
// Neighbour: blockTables.ts are read by strength.
import { type NamedTable, OR_MORE } from './resultTable.ts'

/** The defender rolls and hopes for little: the attacker's agility is added, his own taken off. */
export const dodgeTable: NamedTable<'dodged' | 'defenderDown' | 'defenderStunned'> = {
  name: 'dodge',
  rows: [
    { upTo: 7, result: 'dodged', good: true },
    { upTo: 11, result: 'defenderDown' },
    { upTo: OR_MORE, result: 'defenderStunned' },
  ],
}

export const bootTable: NamedTable<'kickerInjured' | 'kickerDown' | 'nothing' | 'targetDown' | 'targetStunned'> = {
  name: 'boot',
  rows: [
    { upTo: 2, result: 'kickerInjured' },
    { upTo: 5, result: 'kickerDown' },
    { upTo: 8, result: 'nothing' },
    { upTo: 10, result: 'targetDown', good: true },
    { upTo: OR_MORE, result: 'targetStunned', good: true },
  ],
  extremes: { lowest: 'kickerInjured', highest: 'targetStunned' },
}

/** He falls where he leaps from, or where he leaps to, or lands. */
export const leapTable: NamedTable<'fallsBefore' | 'fallsBeyond' | 'lands'> = {
  name: 'leap',
  rows: [
    { upTo: 6, result: 'fallsBefore' },
    { upTo: 9, result: 'fallsBeyond' },
    { upTo: OR_MORE, result: 'lands', good: true },
  ],
}

/** Somebody who flew lands: crashing he makes an injury roll with 2 more, falling an armour roll. */
export const landTable: NamedTable<'crashes' | 'falls' | 'lands'> = {
  name: 'land',
  rows: [
    { upTo: 6, result: 'crashes' },
    { upTo: 11, result: 'falls' },
    { upTo: OR_MORE, result: 'lands', good: true },
  ],
}

/** What crashing adds to the injury roll. */
export const CRASH_EDGE = 2
