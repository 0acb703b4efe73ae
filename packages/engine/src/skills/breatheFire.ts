// Breathe Fire: fire in the place of a block, which may fell the victim, hurt him, or burn its owner.
import type { Skill } from '../hooks.ts'
import { insteadOfBlock } from './insteadOfBlock.ts'

export const breatheFire: Skill = {
  id: 'breathe-fire',
  name: 'Breathe Fire',
  category: 'trait',
  windows: insteadOfBlock('breatheFire'),
}
