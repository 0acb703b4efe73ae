// Breathe Fire: instead of a block; knocks the victim down, hurts him, or burns its owner.
// Neighbour: skills/weapons.ts.
import type { Skill } from '../hooks.ts'
import { insteadOfBlock } from './insteadOfBlock.ts'
import { breatheFireProcedure } from './weapons.ts'

export const breatheFire: Skill = {
  id: 'breathe-fire',
  name: 'Breathe Fire',
  category: 'trait',
  procedures: { breatheFire: breatheFireProcedure },
  windows: insteadOfBlock('breatheFire'),
}
