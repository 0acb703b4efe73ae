// Multiple Block: blocks two opponents in one Block action, each with +2 strength, without a follow-up.
import type { Skill } from '../hooks.ts'

export const multipleBlock: Skill = {
  id: 'multiple-block',
  name: 'Multiple Block',
  category: 'strength',
  permits: ['blocksTwo'],
}
