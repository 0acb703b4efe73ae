// Titchy: +1 on dodges, and his zone does not make the dodges of opponents into it harder.
import { revise, type Skill } from '../hooks.ts'

export const titchy: Skill = {
  id: 'titchy',
  name: 'Titchy',
  category: 'extraordinary',
  own: { dodge: () => 1 },
  zoneNotCounted: ['dodge'],
}

export const titchy2020 = revise(titchy, { category: 'trait' })
