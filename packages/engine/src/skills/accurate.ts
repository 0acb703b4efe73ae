// Accurate: +1 on passes, of the ball, a bomb or a team-mate.
import type { Skill } from '../hooks.ts'

export const accurate: Skill = {
  id: 'accurate',
  name: 'Accurate',
  category: 'passing',
  own: { pass: () => 1, throwTeamMate: () => 1 },
}
