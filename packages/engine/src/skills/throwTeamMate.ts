// Throw Team-Mate: throws a team-mate with the Right Stuff instead of the ball; in the Second Season only the strong do.
import { revise, type Skill } from '../hooks.ts'

export const throwTeamMate: Skill = {
  id: 'throw-team-mate',
  name: 'Throw Team-Mate',
  category: 'extraordinary',
  throwsTeamMates: () => true,
}

/** The least strength of a thrower. */
const STRONG = 5

export const throwTeamMate2020 = revise(throwTeamMate, {
  name: 'Throw Team-mate',
  category: 'trait',
  throwsTeamMates: ({ stats }) => (stats.ST ?? 0) >= STRONG,
})
