// Sneakiest of the Lot: his foul does not count as the team's one of the turn, so his team may make two.
import type { Skill } from '../../hooks.ts'

export const sneakiestOfTheLot: Skill = {
  id: 'sneakiest-of-the-lot',
  name: 'Sneakiest of the Lot',
  category: 'trait',
  declaresBesides: ['foul'],
}
