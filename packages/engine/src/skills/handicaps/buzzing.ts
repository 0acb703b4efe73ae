// Buzzing: he fails every pick-up, catch and interception. What he gains besides are traits of their own.
import type { Skill } from '../../hooks.ts'

export const buzzing: Skill = {
  id: 'buzzing',
  name: 'Buzzing',
  category: 'extraordinary',
  permits: ['cannotHoldBall'],
}
