// Claw: an armour roll of 8 after modifiers breaks any armour in his blocks.
import type { Skill } from '../hooks.ts'

export const claw: Skill = {
  id: 'claw',
  name: 'Claw',
  category: 'mutation',
  armourBreaksAt: 8,
}
