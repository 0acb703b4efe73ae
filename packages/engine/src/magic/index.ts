// The spells of second, in the order of their tables. Neighbours: ../spell.ts says what one is, editions/second.ts takes them if its option
// is on.
import type { Spell } from '../spell.ts'
import { bombBlast } from './bombBlast.ts'
import { cloudJump } from './cloudJump.ts'
import { deathbringer } from './deathbringer.ts'
import { elementalBreeze } from './elementalBreeze.ts'
import { fearmonger } from './fearmonger.ts'
import { flyingFist } from './flyingFist.ts'
import { grabbit } from './grabbit.ts'
import { gravelStorm } from './gravelStorm.ts'
import { lightningStrike } from './lightningStrike.ts'
import { meltdown } from './meltdown.ts'
import { mindBlow } from './mindBlow.ts'
import { muscleBoost } from './muscleBoost.ts'
import { oldFaithful } from './oldFaithful.ts'
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

const special: readonly Spell[] = [deathbringer, elementalBreeze, gravelStorm, lightningStrike, meltdown, oldFaithful]

export const spellsSecond: readonly Spell[] = [...common, ...special]
