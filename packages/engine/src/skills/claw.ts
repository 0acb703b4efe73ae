// Claw: in his blocks an armour roll of 8 or more after modifiers breaks any armour.
import type { Skill } from '../hooks.ts'

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
