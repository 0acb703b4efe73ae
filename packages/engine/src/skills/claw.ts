// Claw: in his blocks an armour roll of 8 or more after modifiers breaks any armour.
import { revise, type Skill } from '../hooks.ts'

export const claw: Skill = {
  id: 'claw',
  name: 'Claw',
  category: 'mutation',
  numbers: { armourBreaksAt: 8 },
}

/** bb2020, under a new name: the unmodified roll counts, and only in blocks he makes. */
export const claws: Skill = {
  id: 'claws',
  name: 'Claws',
  category: 'mutation',
  numbers: { armourBreaksAtNatural: 8 },
}

/** `third`: +2 to the armour rolls of his blocks. */
export const clawThird = revise(claw, {
  numbers: {},
  modifiers: { victims: { armour: (_c, f) => (f.why === 'block' ? 2 : 0) } },
})
