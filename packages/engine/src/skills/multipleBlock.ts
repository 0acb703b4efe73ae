// Multiple Block: blocks two opponents in one Block action, each with +2 strength, without a follow-up.
import { revise, type Skill } from '../hooks.ts'
import { doubleBlock, pairBlock } from './doubleBlock.ts'

export const multipleBlock: Skill = {
  id: 'multiple-block',
  name: 'Multiple Block',
  category: 'strength',
  permits: ['blocksTwo'],
}

/** bb2020: both are blocked at once. */
export const multipleBlockBb2020 = revise(multipleBlock, { procedures: { doubleBlock } })

/** `third`: two opponents beside each other, with their strengths added. */
export const multipleBlockThird = revise(multipleBlock, { procedures: { doubleBlock: pairBlock } })
