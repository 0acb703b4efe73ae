// Drunkard: −1 to every rush.
import type { Skill } from '../hooks.ts'

export const drunkard: Skill = {
  id: 'drunkard',
  name: 'Drunkard',
  category: 'trait',
  worksWhileDown: true,
  modifiers: { own: { goForIt: -1 } },
}
