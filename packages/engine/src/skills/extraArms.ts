// Extra Arms: +1 on picking up, catching and intercepting.
import type { Skill } from '../hooks.ts'

export const extraArms: Skill = {
  id: 'extra-arms',
  name: 'Extra Arms',
  category: 'mutation',
  own: { pickUp: () => 1, catch: () => 1, intercept: () => 1 },
}
