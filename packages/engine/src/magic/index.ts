// The spells of second, in the order of their tables. Neighbours: ../spell.ts says what one is, editions/second.ts takes them if its option
// is on.
import type { Spell } from '../spell.ts'
import { bombBlast } from './bombBlast.ts'
import { cloudJump } from './cloudJump.ts'
import { fearmonger } from './fearmonger.ts'
import { flyingFist } from './flyingFist.ts'
import { grabbit } from './grabbit.ts'
import { mindBlow } from './mindBlow.ts'
import { muscleBoost } from './muscleBoost.ts'
import { quagmire } from './quagmire.ts'
import { speedBurst } from './speedBurst.ts'
import { unseenShield } from './unseenShield.ts'

const common: readonly Spell[] = [
  bombBlast,
  fearmonger,
  quagmire,
  grabbit,
  unseenShield,
  speedBurst,
  muscleBoost,
  cloudJump,
  mindBlow,
  flyingFist,
]

const special: readonly Spell[] = []

export const spellsSecond: readonly Spell[] = [...common, ...special]
