// Decay: suffers two rolls on the casualty table, if there is one.
import { revise, type Skill } from '../hooks.ts'

export const decay: Skill = {
  id: 'decay',
  name: 'Decay',
  category: 'extraordinary',
  numbers: { casualtyRolls: 2 },
  permits: ['cannotBeInfected'],
}

/** bb2020: one roll, with +1. */
export const decayBb2020 = revise(decay, {
  category: 'trait',
  worksWhileDown: true,
  numbers: { casualtyRolls: 1, casualtyBonus: 1 },
})
