// Extra Arms: +1 to pick-up, catch and interception rolls.
import type { Skill } from '../hooks.ts'

export const extraArms: Skill = {
  id: 'extra-arms',
  name: 'Extra Arms',
  category: 'mutation',
  modifiers: { own: { pickUp: 1, catch: 1, intercept: 1 } },
}
