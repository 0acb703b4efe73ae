// Kick Team-mate: once per turn, besides the Pass action, he may kick a team-mate who can be thrown.
import type { Skill } from '../hooks.ts'
import { throwTeamMateProcedureBb2020 } from '../procs/ball/throwTeamMateBb2020.ts'

export const kickTeamMate: Skill = {
  id: 'kick-team-mate',
  name: 'Kick Team-mate',
  category: 'trait',
  procedures: { throwTeamMate: throwTeamMateProcedureBb2020 },
  mayDeclare: ['kickTeamMate'],
}
