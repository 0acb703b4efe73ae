// Jump Up: stands up for free, and may declare a Block while prone: he stands up on an agility roll with +2.
import type { Skill } from '../hooks.ts'

export const jumpUp: Skill = {
  id: 'jump-up',
  name: 'Jump Up',
  category: 'agility',
  worksWhileDown: true,
  numbers: { standUpCost: 0 },
  permits: ['blocksFromProne'],
}
