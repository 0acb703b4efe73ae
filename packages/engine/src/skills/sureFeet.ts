// Sure Feet: re-rolls one failed go for it a turn.
import { revise, type Skill } from '../hooks.ts'
import { actsInTeamTurn } from '../procs/zones.ts'

export const sureFeet: Skill = {
  id: 'sure-feet',
  name: 'Sure Feet',
  category: 'agility',
  rerolls: { rolls: ['goForIt'], oncePerTurn: true },
}

/** Later: only in his own action, and not in the free turn after a kick. */
export const sureFeet2020 = revise(sureFeet, {
  rerolls: { rolls: ['goForIt'], oncePerTurn: true, allowed: actsInTeamTurn },
})
