// Sizzling Shimmy: he dodges with 1 more. Lent by a card for an activation, which slows him down as well.
import type { Skill } from '../../hooks.ts'

export const sizzlingShimmy: Skill = {
  id: 'sizzling-shimmy',
  name: 'Sizzling Shimmy',
  category: 'trait',
  own: { dodge: () => 1 },
}
