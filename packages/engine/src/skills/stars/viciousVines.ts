// Vicious Vines: once a half her Block action reaches an opponent two squares away, and she does not follow up.
import type { Skill } from '../../hooks.ts'

export const viciousVines: Skill = {
  id: 'vicious-vines',
  name: 'Vicious Vines',
  category: 'trait',
  oncePer: 'half',
  blockReach: 2,
}
