// A player who moves onto the ball must try to pick it up; a failure is a turnover and it bounces. Neighbour: step.ts.
import type { Ctx } from '../../edition.ts'
import type { Frame } from '../../kernel/match.ts'
import { call, DONE, type Procedure, type Receives } from '../../kernel/procedure.ts'
import { heldBall } from '../move/zones.ts'
import { type RollResult, rollFrame } from '../rolling/roll.ts'
import { turnover } from '../turn/turnover.ts'
import { giveBall, hasHands } from './ball.ts'
import { settleFrame } from './settle.ts'

export interface PickUpFrame extends Frame, Receives<{ tried: RollResult }> {
  readonly proc: 'pickUp'
  step: 'try' | 'tried' | 'failed' | 'end'
  readonly ball: number
  readonly player: number
}

export const pickUpFrame = (ball: number, player: number): PickUpFrame => ({
  proc: 'pickUp',
  step: 'try',
  ball,
  player,
})

export const pickUp: Procedure<PickUpFrame, Ctx> = {
  steps: {
    try: (c, f) => {
      const player = c.match.players[f.player]
      if (heldBall(c.match, player)) {
        // A player who carries a ball does not try: the other one bounces, without a turnover.
        c.match.balls[f.ball].state = 'loose'
        return call(settleFrame(), 'end')
      }
      return hasHands(c, player) ? call(rollFrame(c, 'pickUp', f.player), 'tried') : 'failed'
    },
    tried: (c, f, roll) => {
      if (roll === 'failed') return 'failed'
      giveBall(c, c.match.balls[f.ball], c.match.players[f.player], 'pickUp')
      return DONE
    },
    failed: (c, f) => {
      const player = c.match.players[f.player]
      c.match.balls[f.ball].state = 'loose'
      if (player.side === c.match.turn.side) turnover(c, 'pickUp')
      return call(settleFrame(), 'end')
    },
    end: () => DONE,
  },
}
