// Brings the ball to rest where play is in downs: a carrier who was felled rolls whether he holds on to it, and a ball that leaves the
// pitch is dead. Neighbours: ../ball/settle.ts has the crowd throw it back; endDown.ts, downsFrame.ts.
import type { Ctx } from '../../edition.ts'
import type { Match } from '../../kernel/match.ts'
import { OFF } from '../../kernel/pitch.ts'
import { call, type Next, type Procedure, type Receives } from '../../kernel/procedure.ts'
import { bounceFrame } from '../ball/bounce.ts'
import { type SettleFrame, settled } from '../ball/settle.ts'
import { isCarried } from '../ball/whichBall.ts'
import { type RollFrame, type RollResult, rollFrame } from '../rolling/roll.ts'
import { downRulesOf } from './counting.ts'
import { type DownsFrame, offenceOf } from './downsFrame.ts'
import { endDown, isMissedThrow, theDowns } from './endDown.ts'

type DownsSettleFrame = SettleFrame<'next' | 'rolled'> & Receives<{ rolled: RollResult }>

const unsettled = ({ balls }: Match): number =>
  balls.findIndex((ball) => isCarried(ball) && (ball.state === 'loose' || ball.state === 'out'))

/** In a hurry it is harder to hold. */
const holdOn = (c: Ctx, { loser, drill }: DownsFrame): RollFrame => {
  const { fumblesUpTo, fumblesInDrillUpTo } = downRulesOf(c)
  const hurries = drill && c.match.players[loser].side === offenceOf(c.match)
  return rollFrame(c, 'fumble', loser, { base: (hurries ? fumblesInDrillUpTo : fumblesUpTo) + 1 })
}

export const settleInDowns: Procedure<DownsSettleFrame, Ctx> = {
  steps: {
    next: (c, f): Next<DownsSettleFrame> => {
      f.ball = unsettled(c.match)
      if (f.ball < 0) return settled(c)
      const downs = theDowns(c)
      if (downs.felled) return call(holdOn(c, downs), 'rolled')
      const { state, at } = c.match.balls[f.ball]
      if (state === 'loose') return call(bounceFrame(f.ball), 'next')
      const why = isMissedThrow(c) ? 'deadThrow' : 'outOfBounds'
      endDown(c, why, downs.keeper, downs.keptAt === OFF ? at : downs.keptAt)
      return 'next'
    },

    rolled: (c, f, roll): Next<DownsSettleFrame> => {
      const downs = theDowns(c)
      downs.felled = false
      if (roll === 'passed') {
        endDown(c, 'carrierDown', downs.keeper, downs.keptAt)
        return 'next'
      }
      c.events.push({ type: 'fumbled', player: downs.loser })
      return call(bounceFrame(f.ball), 'next')
    },
  },
}
