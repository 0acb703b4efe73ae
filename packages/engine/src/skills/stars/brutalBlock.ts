// Brutal Block: once per match another +1 to the injury roll of an opponent his block knocked down, after the roll.
import type { Skill } from '../../hooks.ts'
import { helpMore, hurtByHisBlock } from '../helpHurt.ts'

export const brutalBlock: Skill = {
  id: 'brutal-block',
  name: 'Brutal Block',
  category: 'trait',
  oncePer: 'match',
  ...helpMore('brutal-block', ['injury'], hurtByHisBlock),
}
