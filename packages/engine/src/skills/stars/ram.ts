// Ram: once per match +1 to the armour or injury roll of an opponent his block knocked down, decided after the roll.
import type { Skill } from '../../hooks.ts'
import { helpMore, hurtByHisBlock } from '../helpHurt.ts'

export const ram: Skill = {
  id: 'ram',
  name: 'Ram',
  category: 'trait',
  oncePer: 'match',
  ...helpMore('ram', ['armour', 'injury'], hurtByHisBlock),
}
