// The spells of second, in the order of their tables. Neighbours: ../spell.ts says what one is, editions/second.ts takes them if its option
// is on.
import type { Spell } from '../spell.ts'
import { flyingFist } from './flyingFist.ts'
import { grabbit } from './grabbit.ts'
import { speedBurst } from './speedBurst.ts'

export const spellsSecond: readonly Spell[] = [grabbit, speedBurst, flyingFist]
