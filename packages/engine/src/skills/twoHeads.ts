// Two Heads: +1 to dodges.
import type { Skill } from '../hooks.ts'

export const twoHeads: Skill = {
  id: 'two-heads',
  name: 'Two Heads',
  category: 'mutation',
  modifiers: { own: { dodge: 1 } },
}
