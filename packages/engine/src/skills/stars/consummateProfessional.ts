// Consummate Professional: once per match re-rolls one die of his own, except armour, injury and casualty.
import type { Skill } from '../../hooks.ts'
import { oneOwnDie } from './oneOwnDie.ts'

export const consummateProfessional: Skill = {
  id: 'consummate-professional',
  name: 'Consummate Professional',
  category: 'trait',
  oncePer: 'match',
  worksWhileDown: true,
  rerolls: oneOwnDie,
}
