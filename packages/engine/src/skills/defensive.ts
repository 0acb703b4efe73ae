// Defensive: in the opponents' turn the opponents he marks cannot use Guard.
import type { Skill } from '../hooks.ts'

export const defensive: Skill = {
  id: 'defensive',
  name: 'Defensive',
  category: 'agility',
  permits: ['deniesAssists'],
}
