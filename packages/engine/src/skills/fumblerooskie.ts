// Fumblerooskie: in a Move or Blitz he may leave the ball in the square he has just left; it does not bounce.
import type { Skill } from '../hooks.ts'

export const fumblerooskie: Skill = {
  id: 'fumblerooskie',
  name: 'Fumblerooskie',
  category: 'passing',
  permits: ['leavesBall'],
}
