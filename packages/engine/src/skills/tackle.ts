// Tackle: opponents may not use Dodge when they leave his tackle zone or when he blocks them.
import type { Skill } from '../hooks.ts'

export const tackle: Skill = {
  id: 'tackle',
  name: 'Tackle',
  category: 'general',
  deniesLeaving: ['dodge'],
  deniesInHisBlock: ['dodge'],
}
