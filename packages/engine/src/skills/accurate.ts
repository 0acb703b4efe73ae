// Accurate: +1 to passes, of the ball, a bomb or a team-mate.
import { revise, type Skill } from '../hooks.ts'

export const accurate: Skill = {
  id: 'accurate',
  name: 'Accurate',
  category: 'passing',
  modifiers: { own: { pass: 1, throwTeamMate: 1 } },
}

/** bb2020: only quick and short passes, not throwing a team-mate. */
export const accurateBb2020 = revise(accurate, {
  modifiers: { own: { pass: (_c, f) => (f.detail === 'quick' || f.detail === 'short' ? 1 : 0) } },
})
