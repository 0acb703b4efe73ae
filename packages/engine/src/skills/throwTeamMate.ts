// Throw Team-Mate: throws a team-mate with Right Stuff instead of the ball; in bb2020 it takes strength.
import { revise, type Skill } from '../hooks.ts'
import { throwTeamMateProcedureCrp } from '../procs/ball/throwTeamMate.ts'
import { throwTeamMateProcedureBb2020 } from '../procs/ball/throwTeamMateBb2020.ts'
import { throwTeamMateProcedureThird } from '../procs/ball/throwTeamMateThird.ts'

export const throwTeamMate: Skill = {
  id: 'throw-team-mate',
  name: 'Throw Team-Mate',
  category: 'extraordinary',
  procedures: { throwTeamMate: throwTeamMateProcedureCrp },
  permitsIf: { throwsTeamMates: () => true },
}

/** The lowest strength of a thrower. */
const STRONG = 5

export const throwTeamMateBb2020 = revise(throwTeamMate, {
  name: 'Throw Team-mate',
  category: 'trait',
  procedures: { throwTeamMate: throwTeamMateProcedureBb2020 },
  permitsIf: { throwsTeamMates: ({ stats }) => (stats.ST ?? 0) >= STRONG },
})

/** third: a pass of the player, with a landing that is easier after an accurate one. */
export const throwTeamMateThird = revise(throwTeamMate, { procedures: { throwTeamMate: throwTeamMateProcedureThird } })
