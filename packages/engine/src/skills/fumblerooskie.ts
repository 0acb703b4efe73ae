// Fumblerooskie: in a move or a blitz he may leave the ball behind in the square he has just left; it does not bounce.
import type { Skill } from '../hooks.ts'

export const fumblerooskie: Skill = {
  id: 'fumblerooskie',
  name: 'Fumblerooskie',
  category: 'passing',
  leavesBall: true,
}
