// Halfling Luck: once per match re-rolls one die of his own, except armour, injury and casualty.
import type { Skill } from '../../hooks.ts'
import { oneOwnDie } from './oneOwnDie.ts'

export const halflingLuck: Skill = {
  id: 'halfling-luck',
  name: 'Halfling Luck',
  category: 'trait',
  oncePer: 'match',
  worksWhileDown: true,
  rerolls: oneOwnDie,
}
