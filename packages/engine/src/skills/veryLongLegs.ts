// Very Long Legs: +1 on interceptions and leaps, and Safe Throw does not undo his interceptions.
import { revise, type Skill } from '../hooks.ts'

export const veryLongLegs: Skill = {
  id: 'very-long-legs',
  name: 'Very Long Legs',
  category: 'mutation',
  own: { intercept: () => 1, leap: () => 1 },
  immuneTo: ['safe-throw'],
}

/** Later: +2 on interference, jumps are a little less crowded, and Cloud Burster does nothing to him. */
export const veryLongLegs2020 = revise(veryLongLegs, {
  own: { intercept: () => 2 },
  jumpEase: 1,
  immuneTo: ['cloud-burster'],
})
