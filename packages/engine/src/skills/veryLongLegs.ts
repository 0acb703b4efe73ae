// Very Long Legs: +1 to interceptions and leaps, and Safe Throw does not cancel his interceptions.
import { revise, type Skill } from '../hooks.ts'

export const veryLongLegs: Skill = {
  id: 'very-long-legs',
  name: 'Very Long Legs',
  category: 'mutation',
  modifiers: { own: { intercept: 1, leap: 1 } },
  immuneTo: ['safe-throw'],
}

/** bb2020: +2 to interference, jump penalties are one less, and Cloud Burster does not work on him. */
export const veryLongLegsBb2020 = revise(veryLongLegs, {
  modifiers: { own: { intercept: 2 } },
  numbers: { jumpEase: 1 },
  immuneTo: ['cloud-burster'],
})

/** `third`: Safe Throw works on him too. */
export const veryLongLegsThird = revise(veryLongLegs, { immuneTo: [] })
