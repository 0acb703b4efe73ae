// Pass: re-rolls a throw that was inaccurate or fumbled, a hail mary or a team-mate too.
import { revise, type Skill } from '../hooks.ts'

export const pass: Skill = {
  id: 'pass',
  name: 'Pass',
  category: 'passing',
  rerolls: { rolls: ['pass', 'hailMary', 'throwTeamMate'] },
}

/** Later: only throws of the ball or a bomb, to any distance. */
export const pass2020 = revise(pass, { rerolls: { rolls: ['pass'] } })
