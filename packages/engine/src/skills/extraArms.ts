// Extra Arms: +1 to pick-up, catch and interception rolls.
import { revise, type Skill } from '../hooks.ts'
import { proposalsThird } from '../tables/proposalsThird.ts'

export const extraArms: Skill = {
  id: 'extra-arms',
  name: 'Extra Arms',
  category: 'mutation',
  modifiers: { own: { pickUp: 1, catch: 1, intercept: 1 } },
}

/** `third`: to which rolls is a proposal. */
export const extraArmsThird = revise(extraArms, {
  modifiers: { own: Object.fromEntries(proposalsThird.extraArms.value.map((roll) => [roll, 1])) },
})
