// Blind Rage: may roll a failed Dauntless die again, every time.
import type { Skill } from '../../hooks.ts'

export const blindRage: Skill = {
  id: 'blind-rage',
  name: 'Blind Rage',
  category: 'trait',
  rerolls: { rolls: ['dauntless'] },
}
