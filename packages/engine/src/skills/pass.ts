// Pass: re-rolls an inaccurate or fumbled throw, also Hail Mary Pass and throwing a team-mate.
import { revise, type Skill } from '../hooks.ts'

export const pass: Skill = {
  id: 'pass',
  name: 'Pass',
  category: 'passing',
  rerolls: { rolls: ['pass', 'hailMary', 'throwTeamMate'] },
}

/** bb2020: only throws of the ball or a bomb, at any distance. */
export const passBb2020 = revise(pass, { rerolls: { rolls: ['pass'] } })
