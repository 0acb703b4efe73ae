// No Hands: cannot pick up, catch, intercept or hold the ball.
import { revise, type Skill } from '../hooks.ts'

export const noHands: Skill = {
  id: 'no-hands',
  name: 'No Hands',
  category: 'extraordinary',
  permits: ['cannotHoldBall'],
}

export const noHandsBb2020 = revise(noHands, { category: 'trait', worksWhileDown: true })
