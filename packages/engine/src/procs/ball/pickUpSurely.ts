// A player who moves onto the ball has it, without a roll. Neighbours: pickUp.ts is the pick-up with one; step.ts calls both.
import type { Ctx } from '../../edition.ts'
import { call, DONE, type Procedure } from '../../kernel/procedure.ts'
import { isMachine } from '../things/machines.ts'
import { canTakeBall, giveBall } from './ball.ts'
import { crushBall } from './crushedBall.ts'
import type { PickUpFrame } from './pickUp.ts'
import { settleFrame } from './settle.ts'

export const pickUpSurely: Procedure<PickUpFrame & { step: 'try' | 'end' }, Ctx> = {
  steps: {
    try: (c, f) => {
      const player = c.match.players[f.player]
      const ball = c.match.balls[f.ball]
      if (isMachine(c, player)) {
        crushBall(c, ball, player)
        return DONE
      }
      if (canTakeBall(c, player)) {
        giveBall(c, ball, player, 'pickUp')
        return DONE
      }
      ball.state = 'loose'
      return call(settleFrame(), 'end')
    },
    end: () => DONE,
  },
}
