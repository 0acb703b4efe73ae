// Vicious Vines: once per half her Block action reaches an opponent two squares away, without a follow-up.
import type { Skill } from '../../hooks.ts'

export const viciousVines: Skill = {
  id: 'vicious-vines',
  name: 'Vicious Vines',
  category: 'trait',
  oncePer: 'half',
  numbers: { blockReach: 2 },
}
