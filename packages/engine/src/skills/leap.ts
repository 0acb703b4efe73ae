// Leap: once a turn to any empty square within two, for two squares of movement and an agility roll.
import type { Skill } from '../hooks.ts'

export const leap: Skill = {
  id: 'leap',
  name: 'Leap',
  category: 'agility',
  leaps: true,
}
