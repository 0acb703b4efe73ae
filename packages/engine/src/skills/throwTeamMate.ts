// Throw Team-Mate: throws a team-mate with Right Stuff instead of the ball; in bb2020 it takes strength.
import { revise, type Skill } from '../hooks.ts'

export const throwTeamMate: Skill = {
  id: 'throw-team-mate',
  name: 'Throw Team-Mate',
  category: 'extraordinary',
  permitsIf: { throwsTeamMates: () => true },
}

/** The lowest strength of a thrower. */
const STRONG = 5

export const throwTeamMateBb2020 = revise(throwTeamMate, {
  name: 'Throw Team-mate',
  category: 'trait',
  permitsIf: { throwsTeamMates: ({ stats }) => (stats.ST ?? 0) >= STRONG },
})
