// Plague Ridden: for the first opponent he kills with a block or foul a new player joins his team in this match.
import type { Skill } from '../hooks.ts'

export const plagueRidden: Skill = {
  id: 'plague-ridden',
  name: 'Plague Ridden',
  category: 'trait',
  permits: ['infectsAtOnce'],
}
