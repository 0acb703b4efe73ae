// Sure Feet: re-rolls one failed go for it per turn.
import { revise, type Skill } from '../hooks.ts'
import { actsInTeamTurn } from '../procs/move/zones.ts'

export const sureFeet: Skill = {
  id: 'sure-feet',
  name: 'Sure Feet',
  category: 'agility',
  rerolls: { rolls: ['goForIt'], oncePerTurn: true },
}

/** bb2020: only in his own action, and not in the kick-off's bonus turn. */
export const sureFeetBb2020 = revise(sureFeet, {
  rerolls: { rolls: ['goForIt'], oncePerTurn: true, allowed: actsInTeamTurn },
})

/** `third`: once in an action. */
export const sureFeetThird = revise(sureFeet, {
  rerolls: { rolls: ['goForIt'], oncePerTurn: true, perAction: true },
})
