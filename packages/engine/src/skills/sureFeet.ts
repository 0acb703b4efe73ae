// Sure Feet: re-rolls one failed go for it a turn.
import type { Skill } from '../hooks.ts'

export const sureFeet: Skill = {
  id: 'sure-feet',
  name: 'Sure Feet',
  category: 'agility',
  rerolls: { rolls: ['goForIt'], oncePerTurn: true },
}
