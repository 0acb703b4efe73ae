// Horns: +1 strength in the blocks of a Blitz.
import type { Skill } from '../hooks.ts'

export const horns: Skill = {
  id: 'horns',
  name: 'Horns',
  category: 'mutation',
  blockStrength: (_c, f, owner) => (f.blitz && owner.id === f.attacker ? 1 : 0),
}
