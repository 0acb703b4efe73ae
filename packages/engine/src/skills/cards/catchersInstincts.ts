// Catcher's Instincts: +1 to catches. Lent by a card for the match.
import type { Skill } from '../../hooks.ts'

export const catchersInstincts: Skill = {
  id: 'catchers-instincts',
  name: "Catcher's Instincts",
  category: 'trait',
  modifiers: { own: { catch: 1 } },
}
