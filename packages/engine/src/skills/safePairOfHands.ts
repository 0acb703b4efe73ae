// Safe Pair of Hands: if he falls or is placed prone with the ball, he may put it into an empty adjacent square.
import type { Skill } from '../hooks.ts'
import { placeBall, placeBallFrame, squaresForBall } from './placeBall.ts'

export const safePairOfHands: Skill = {
  id: 'safe-pair-of-hands',
  name: 'Safe Pair of Hands',
  category: 'agility',
  procedures: { placeBall },
  worksWhileDown: true,
  windows: {
    ballDropped: {
      offer: (c, _owner, cause) => squaresForBall(c, cause.ball).length > 0,
      use: (_c, owner, cause) => placeBallFrame(cause.ball, owner.id),
      declining: 'ballBounces',
    },
  },
}
