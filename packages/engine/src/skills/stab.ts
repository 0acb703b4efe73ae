// Stab: instead of a block an unmodified armour roll; his movement ends. Neighbour: skills/weapons.ts.
import { revise, type Skill } from '../hooks.ts'
import { insteadOfBlock } from './insteadOfBlock.ts'
import { stabProcedure } from './weapons.ts'

export const stab: Skill = {
  id: 'stab',
  name: 'Stab',
  category: 'extraordinary',
  procedures: { stab: stabProcedure },
  windows: insteadOfBlock('stab'),
}

export const stabBb2020 = revise(stab, { category: 'trait' })
