// Kick Team-mate: once per turn, besides the Pass action, he may kick a team-mate who can be thrown.
import type { Skill } from '../hooks.ts'

export const kickTeamMate: Skill = {
  id: 'kick-team-mate',
  name: 'Kick Team-mate',
  category: 'trait',
  mayDeclare: ['kickTeamMate'],
}
