// Stab: instead of a block an unmodified armour roll; his movement ends. Neighbour: procs/weapons.ts.
import { revise, type Skill } from '../hooks.ts'
import { insteadOfBlock } from './insteadOfBlock.ts'

export const stab: Skill = {
  id: 'stab',
  name: 'Stab',
  category: 'extraordinary',
  windows: insteadOfBlock('stab'),
}

export const stab2020 = revise(stab, { category: 'trait' })
