// Toxin Connoisseur: once per match +1 to the injury roll of an opponent he stabbed.
import type { Skill } from '../../hooks.ts'
import { helpMore, hurtBy } from '../helpHurt.ts'

export const toxinConnoisseur: Skill = {
  id: 'toxin-connoisseur',
  name: 'Toxin Connoisseur',
  category: 'trait',
  oncePer: 'match',
  ...helpMore('toxin-connoisseur', ['injury'], hurtBy('stab')),
}
