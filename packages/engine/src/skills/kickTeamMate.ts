// Kick Team-mate: once a turn, besides the Pass action, he punts a light team-mate as others throw one.
import type { Skill } from '../hooks.ts'

export const kickTeamMate: Skill = {
  id: 'kick-team-mate',
  name: 'Kick Team-mate',
  category: 'trait',
  mayDeclare: ['kickTeamMate'],
}
