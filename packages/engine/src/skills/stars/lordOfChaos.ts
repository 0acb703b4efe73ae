// Lord of Chaos: his team has one more re-roll in the match, until he leaves play.
import type { Skill } from '../../hooks.ts'

export const lordOfChaos: Skill = {
  id: 'lord-of-chaos',
  name: 'Lord of Chaos',
  category: 'trait',
  oncePer: 'match',
  permits: ['lendsReroll'],
}
