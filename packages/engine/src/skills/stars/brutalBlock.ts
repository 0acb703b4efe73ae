// Brutal Block: once a match +1 more on the injury roll of an opponent whom his block knocked down, after the roll.
import type { Skill } from '../../hooks.ts'
import { helpMore, hurtByHisBlock } from '../helpHurt.ts'

export const brutalBlock: Skill = {
  id: 'brutal-block',
  name: 'Brutal Block',
  category: 'trait',
  oncePer: 'match',
  ...helpMore('brutal-block', ['injury'], hurtByHisBlock),
}
