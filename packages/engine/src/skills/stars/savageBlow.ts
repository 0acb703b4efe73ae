// Savage Blow: once per match re-rolls any number of dice of his block.
import type { Skill } from '../../hooks.ts'

export const savageBlow: Skill = {
  id: 'savage-blow',
  name: 'Savage Blow',
  category: 'trait',
  oncePer: 'match',
  rerolls: { rolls: ['block'], anyNumber: true },
}
