// Monstrous Mouth: re-rolls a failed catch, and the ball cannot be stripped from the owner.
import type { Skill } from '../hooks.ts'

export const monstrousMouth: Skill = {
  id: 'monstrous-mouth',
  name: 'Monstrous Mouth',
  category: 'mutation',
  rerolls: { rolls: ['catch'] },
  immuneTo: ['strip-ball'],
}
