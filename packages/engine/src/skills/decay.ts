// Decay: suffers two rolls on the casualty table, where there is one.
import type { Skill } from '../hooks.ts'

export const decay: Skill = {
  id: 'decay',
  name: 'Decay',
  category: 'extraordinary',
  casualtyRolls: 2,
  uninfectable: true,
}
