// The Ballista: once a match a failed throw is made again, of the ball or of a team-mate.
import type { Skill } from '../../hooks.ts'

export const theBallista: Skill = {
  id: 'the-ballista',
  name: 'The Ballista',
  category: 'trait',
  oncePer: 'match',
  rerolls: { rolls: ['pass', 'throwTeamMate'] },
}
