// Throw Team-Mate: throws a team-mate with the Right Stuff instead of the ball.
import type { Skill } from '../hooks.ts'

export const throwTeamMate: Skill = {
  id: 'throw-team-mate',
  name: 'Throw Team-Mate',
  category: 'extraordinary',
  throwsTeamMates: true,
}
