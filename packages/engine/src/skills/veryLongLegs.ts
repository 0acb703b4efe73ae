// Very Long Legs: +1 on interceptions and leaps, and Safe Throw does not undo his interceptions.
import type { Skill } from '../hooks.ts'

export const veryLongLegs: Skill = {
  id: 'very-long-legs',
  name: 'Very Long Legs',
  category: 'mutation',
  own: { intercept: () => 1, leap: () => 1 },
  immuneTo: ['safe-throw'],
}
