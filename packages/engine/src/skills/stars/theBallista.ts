// The Ballista: once per match re-rolls a failed throw of the ball or a team-mate.
import type { Skill } from '../../hooks.ts'

export const theBallista: Skill = {
  id: 'the-ballista',
  name: 'The Ballista',
  category: 'trait',
  oncePer: 'match',
  rerolls: { rolls: ['pass', 'throwTeamMate'] },
}
