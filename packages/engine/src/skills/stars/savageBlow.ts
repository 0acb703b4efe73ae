// Savage Blow: once a match any number of the dice of a block of his are rolled again.
import type { Skill } from '../../hooks.ts'

export const savageBlow: Skill = {
  id: 'savage-blow',
  name: 'Savage Blow',
  category: 'trait',
  oncePer: 'match',
  rerolls: { rolls: ['block'], anyNumber: true },
}
