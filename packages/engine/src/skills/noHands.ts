// No Hands: cannot pick up, catch, intercept or hold the ball.
import type { Skill } from '../hooks.ts'

export const noHands: Skill = {
  id: 'no-hands',
  name: 'No Hands',
  category: 'extraordinary',
  noHands: true,
}
