// Stab: instead of a block an unmodified armour roll; his movement ends. Neighbour: skills/weapons.ts.
import { revise, type Skill } from '../hooks.ts'
import { insteadOfBlock } from './insteadOfBlock.ts'

export const stab: Skill = {
  id: 'stab',
  name: 'Stab',
  category: 'extraordinary',
  windows: insteadOfBlock('stab'),
}

export const stabBb2020 = revise(stab, { category: 'trait' })
