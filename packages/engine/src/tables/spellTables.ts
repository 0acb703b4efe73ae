// The tables of magic: how many spells a team gets, which they are, and how a ranged spell flies. Neighbours: testsSecond.ts says which
// roll reads which, throwTables.ts has the throws of a ball, ../magic/ has the spells.
import { commonSpellIds, type SpellId, specialSpellIds } from '../vocabulary/spells.ts'
import type { PassBand } from './passRange.ts'
import { proposalsSecond } from './proposalsSecond.ts'
import { type NamedTable, numberFor, OR_MORE, type ResultTable } from './resultTable.ts'

const availableRows: ResultTable<`${number}`> = [
  { upTo: 2, result: '4' },
  { upTo: 4, result: '5' },
  { upTo: 6, result: '6' },
]

/** How many spells a team gets, by a D6. */
export const spellsAvailable = (face: number): number => numberFor(availableRows, face)

/** The total that is no spell but a choice of the coach's. */
export const CHOICE_OF_SPELLS = 12

/** The spell of a total of 2D6 from 2 to 11. */
export const commonSpell = (total: number): SpellId => commonSpellIds[total - 2]

/** The special spell of a D6. */
export const specialSpell = (face: number): SpellId => specialSpellIds[face - 1]

/** How many rolls a coach gets in place of a special spell. */
export const ROLLS_FOR_SPECIAL = 2

/** The lowest D6 with which one head takes one spell more. */
export const holdsAnotherFrom = 4

export type SpellTable = NamedTable<'miscast' | 'missed' | 'onTarget'>

/** A ranged spell is read like a throw, but nobody intercepts it, and low totals go off where the caster stands. */
const MISCAST_UP_TO = 2

const spellOf = (name: string, [, missedTo]: readonly [number, number]): SpellTable => ({
  name,
  rows: [
    { upTo: MISCAST_UP_TO, result: 'miscast' },
    { upTo: missedTo, result: 'missed' },
    { upTo: OR_MORE, result: 'onTarget', good: true },
  ],
})

const { quick, short, long, bomb } = proposalsSecond.throwingRows.value

export const spellTables: { readonly [B in PassBand]: SpellTable } = {
  quick: spellOf('spellQuick', quick),
  short: spellOf('spellShort', short),
  long: spellOf('spellLong', long),
  bomb: spellOf('spellBomb', bomb),
}

/** How often a spell that has missed scatters. */
export const spellScatters: { readonly [B in PassBand]: number } = { quick: 1, short: 1, long: 2, bomb: 3 }
