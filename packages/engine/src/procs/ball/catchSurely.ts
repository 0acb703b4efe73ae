// Who stands in the ball's square has it, without a roll. Neighbours: catch.ts is the catch with one; landing.ts calls both.
import type { Ctx } from '../../edition.ts'
import { done, type Procedure } from '../../kernel/procedure.ts'
import { canCatch, canTakeBall, giveBall } from './ball.ts'
import type { CatchFrame } from './catch.ts'

const CAUGHT = done('caught')
const MISSED = done('missed')

export const catchSurely: Procedure<CatchFrame & { step: 'try' }, Ctx> = {
  steps: {
    try: (c, f) => {
      const ball = c.match.balls[f.ball]
      const player = c.match.players[f.player]
      if (canCatch(player) && canTakeBall(c, player)) {
        giveBall(c, ball, player, 'catch')
        return CAUGHT
      }
      ball.state = 'loose'
      ball.at = player.at
      ball.carrier = -1
      return MISSED
    },
  },
}
