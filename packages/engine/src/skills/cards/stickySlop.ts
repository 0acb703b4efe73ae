// Skrot's Sticky Slop: he cannot pass or hand off. Lent by a card for the match.
import type { Skill } from '../../hooks.ts'

export const stickySlop: Skill = {
  id: 'sticky-slop',
  name: "Skrot's Sticky Slop",
  category: 'trait',
  permits: ['keepsBall'],
  declaresNever: ['pass', 'handOff'],
}
