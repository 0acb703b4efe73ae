// Jump Up: stands up free, and may declare a Block action while prone, standing up by an agility roll at +2.
import type { Skill } from '../hooks.ts'

export const jumpUp: Skill = {
  id: 'jump-up',
  name: 'Jump Up',
  category: 'agility',
  worksWhileDown: true,
  standUpCost: 0,
  blocksFromProne: true,
}
