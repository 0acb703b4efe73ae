// Sizzling Shimmy: +1 to dodges. Lent by a card for an activation, which also slows him down.
import type { Skill } from '../../hooks.ts'

export const sizzlingShimmy: Skill = {
  id: 'sizzling-shimmy',
  name: 'Sizzling Shimmy',
  category: 'trait',
  modifiers: { own: { dodge: 1 } },
}
