// Pass: re-rolls a throw that was inaccurate or fumbled.
import type { Skill } from '../hooks.ts'

export const pass: Skill = {
  id: 'pass',
  name: 'Pass',
  category: 'passing',
  rerolls: { rolls: ['pass'] },
}
