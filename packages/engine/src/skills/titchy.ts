// Titchy: +1 to dodges, and his tackle zone does not modify opponents' dodges.
import { revise, type Skill } from '../hooks.ts'

export const titchy: Skill = {
  id: 'titchy',
  name: 'Titchy',
  category: 'extraordinary',
  modifiers: { own: { dodge: 1 } },
  zoneNotCounted: ['dodge'],
}

export const titchyBb2020 = revise(titchy, { category: 'trait' })
