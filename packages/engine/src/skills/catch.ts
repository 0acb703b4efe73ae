// Catch: re-rolls a failed catch, hand-offs and interceptions included.
import type { Skill } from '../hooks.ts'

export const catchSkill: Skill = {
  id: 'catch',
  name: 'Catch',
  category: 'agility',
  rerolls: { rolls: ['catch', 'intercept'] },
}
