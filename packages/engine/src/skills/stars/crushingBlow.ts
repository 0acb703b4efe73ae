// Crushing Blow: once per match +1 to the armour roll of an opponent his block knocked down, after the roll.
import type { Skill } from '../../hooks.ts'
import { helpMore, hurtByHisBlock } from '../helpHurt.ts'

export const crushingBlow: Skill = {
  id: 'crushing-blow',
  name: 'Crushing Blow',
  category: 'trait',
  oncePer: 'match',
  ...helpMore('crushing-blow', ['armour'], hurtByHisBlock),
}
