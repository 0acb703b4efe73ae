// Defensive: in the opponent's turn the opponents he marks may not use Guard.
import type { Skill } from '../hooks.ts'

export const defensive: Skill = {
  id: 'defensive',
  name: 'Defensive',
  category: 'agility',
  deniesAssists: true,
}
