// Who stands in the ball's square has it, without a roll; if it has spikes he may hurt himself. Neighbours: catch.ts is the catch with
// one; landing.ts calls both.
import type { Ctx } from '../../edition.ts'
import { call, done, type Next, type Procedure } from '../../kernel/procedure.ts'
import { canCatch, canTakeBall, giveBall } from './ball.ts'
import type { CatchFrame } from './catch.ts'
import { prickedBy, spikes } from './spikedBall.ts'

const CAUGHT = done('caught')
const MISSED = done('missed')

type SureCatchFrame = CatchFrame & { step: 'try' | 'end' }

export const catchSurely: Procedure<SureCatchFrame, Ctx> = {
  procedures: { spikes },
  steps: {
    try: (c, f): Next<SureCatchFrame> => {
      const ball = c.match.balls[f.ball]
      const player = c.match.players[f.player]
      if (canCatch(player) && canTakeBall(c, player)) {
        giveBall(c, ball, player, 'catch')
        const pricks = prickedBy(c, f.ball, f.player)
        return pricks ? call(pricks, 'end') : CAUGHT
      }
      ball.state = 'loose'
      ball.at = player.at
      ball.carrier = -1
      return MISSED
    },

    end: (c, f) => (c.match.balls[f.ball].carrier === f.player ? CAUGHT : MISSED),
  },
}
