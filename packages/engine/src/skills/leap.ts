// Leap: once per turn to any empty square within two, for two squares of movement and an agility roll.
import { revise, type Skill } from '../hooks.ts'

export const leap: Skill = {
  id: 'leap',
  name: 'Leap',
  category: 'agility',
  permits: ['leaps'],
}

/** bb2020: over any adjacent square, and the penalty on the jump is one less. */
export const leapBb2020 = revise(leap, { numbers: { jumpEase: 1 } })
