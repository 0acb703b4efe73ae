// Pass: re-rolls a throw that was inaccurate or fumbled, a hail mary or a team-mate too.
import type { Skill } from '../hooks.ts'

export const pass: Skill = {
  id: 'pass',
  name: 'Pass',
  category: 'passing',
  rerolls: { rolls: ['pass', 'hailMary', 'throwTeamMate'] },
}
