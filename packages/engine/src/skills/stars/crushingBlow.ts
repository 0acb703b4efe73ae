// Crushing Blow: once a match +1 on the armour roll of an opponent whom his block knocked down, after the roll.
import type { Skill } from '../../hooks.ts'
import { helpMore, hurtByHisBlock } from '../helpHurt.ts'

export const crushingBlow: Skill = {
  id: 'crushing-blow',
  name: 'Crushing Blow',
  category: 'trait',
  oncePer: 'match',
  ...helpMore('crushing-blow', ['armour'], hurtByHisBlock),
}
