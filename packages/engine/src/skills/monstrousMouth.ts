// Monstrous Mouth: re-rolls a failed catch, and Strip Ball does not work on him.
import type { Skill } from '../hooks.ts'

export const monstrousMouth: Skill = {
  id: 'monstrous-mouth',
  name: 'Monstrous Mouth',
  category: 'mutation',
  rerolls: { rolls: ['catch'] },
  immuneTo: ['strip-ball'],
}
