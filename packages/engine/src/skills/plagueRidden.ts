// Plague Ridden: the first opponent he kills by a block or a foul is replaced by a new player of his own team in this match.
import type { Skill } from '../hooks.ts'

export const plagueRidden: Skill = {
  id: 'plague-ridden',
  name: 'Plague Ridden',
  category: 'trait',
  infects: 'atOnce',
}
