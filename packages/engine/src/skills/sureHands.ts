// Sure Hands: re-rolls a failed pick-up, and Strip Ball does not work on him.
import type { Skill } from '../hooks.ts'

export const sureHands: Skill = {
  id: 'sure-hands',
  name: 'Sure Hands',
  category: 'general',
  rerolls: { rolls: ['pickUp'] },
  immuneTo: ['strip-ball'],
}
