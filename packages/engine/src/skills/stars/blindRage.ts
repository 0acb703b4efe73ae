// Blind Rage: may re-roll every failed Dauntless roll.
import type { Skill } from '../../hooks.ts'

export const blindRage: Skill = {
  id: 'blind-rage',
  name: 'Blind Rage',
  category: 'trait',
  rerolls: { rolls: ['dauntless'] },
}
