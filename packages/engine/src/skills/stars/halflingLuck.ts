// Halfling Luck: once a match re-rolls one die of his own, but none of armour, injury or casualty.
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
