// Sure Hands: re-rolls a failed pick-up, and the ball cannot be stripped from the owner.
import type { Skill } from '../hooks.ts'

export const sureHands: Skill = {
  id: 'sure-hands',
  name: 'Sure Hands',
  category: 'general',
  rerolls: { rolls: ['pickUp'] },
  immuneTo: ['strip-ball'],
}
