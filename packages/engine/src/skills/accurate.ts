// Accurate: +1 on passes, of the ball, a bomb or a team-mate.
import { revise, type Skill } from '../hooks.ts'

export const accurate: Skill = {
  id: 'accurate',
  name: 'Accurate',
  category: 'passing',
  own: { pass: () => 1, throwTeamMate: () => 1 },
}

/** Later: only on short throws, and never of a team-mate. */
export const accurate2020 = revise(accurate, {
  own: { pass: (_c, f) => (f.detail === 'quick' || f.detail === 'short' ? 1 : 0) },
})
