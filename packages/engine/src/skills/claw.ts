// Claw: an armour roll of 8 after modifiers breaks any armour in his blocks.
import type { Skill } from '../hooks.ts'

export const claw: Skill = {
  id: 'claw',
  name: 'Claw',
  category: 'mutation',
  armourBreaksAt: 8,
}

/** Later, and under a new name: only what the dice show, and only in blocks that he throws. */
export const claws: Skill = {
  id: 'claws',
  name: 'Claws',
  category: 'mutation',
  armourBreaksAtNatural: 8,
}
