// Stab: attacks with a blade instead of a block: an unmodified armour roll, and no movement after it.
import { revise, type Skill } from '../hooks.ts'
import { insteadOfBlock } from './insteadOfBlock.ts'

export const stab: Skill = {
  id: 'stab',
  name: 'Stab',
  category: 'extraordinary',
  windows: insteadOfBlock('stab'),
}

export const stab2020 = revise(stab, { category: 'trait' })
