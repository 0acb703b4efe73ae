// Leap: once a turn to any empty square within two, for two squares of movement and an agility roll.
import { revise, type Skill } from '../hooks.ts'

export const leap: Skill = {
  id: 'leap',
  name: 'Leap',
  category: 'agility',
  leaps: true,
}

/** Later: over any neighbouring square, and what hinders the jump counts one less. */
export const leap2020 = revise(leap, { jumpEase: 1 })
