// One square of movement where no roll is made to leave a tackle zone, but opponents may claim tackles. A risked square is rolled for
// first. Neighbours: step.ts is the step with rolls, which it replaces by the same frame; claims.ts.
import type { Ctx } from '../../edition.ts'
import { putPlayer } from '../../kernel/occupancy.ts'
import { call, DONE, type Next, type Procedure } from '../../kernel/procedure.ts'
import { ballUnder, disturbBalls } from '../ball/ball.ts'
import { pickUpFrame } from '../ball/pickUp.ts'
import { settleFrame } from '../ball/settle.ts'
import { knockDownFrame } from '../hurt/knockDown.ts'
import { rollFrame } from '../rolling/roll.ts'
import { isUnmoved, trapFrame } from '../things/entering.ts'
import { endMovementOn } from '../things/pieces.ts'
import { claims, claimsFrame } from './claims.ts'
import { copyStep, type StepFrame } from './step.ts'
import { stands } from './zones.ts'

type FreeStepFrame = StepFrame & {
  step: 'leave' | 'move' | 'sprung' | 'wentForIt' | 'left' | 'arrived' | 'balls' | 'end'
}

/** He is there, and no trap took him away. */
const arriving = (c: Ctx, f: FreeStepFrame): Next<FreeStepFrame> =>
  f.goForIts > 0 ? call(rollFrame(c, 'goForIt', f.player), 'wentForIt') : 'left'

export const stepFreely: Procedure<FreeStepFrame, Ctx> = {
  copy: copyStep,
  procedures: { claims },
  steps: {
    leave: () => 'move',

    move: (c, f) => {
      const risks = f.goForIts > 0
      putPlayer(c.match, c.rules.pitch, c.match.players[f.player], f.to)
      const how = risks ? 'goForIt' : 'move'
      c.events.push({ type: 'moved', player: f.player, from: f.from, to: f.to, how, byRoll: risks })
      const trap = trapFrame(c, c.match.players[f.player], f.from)
      return trap ? call(trap, 'sprung') : arriving(c, f)
    },

    sprung: (c, f) => (isUnmoved(c.match.players[f.player], f.to) ? arriving(c, f) : 'balls'),

    wentForIt: (c, f, roll) => {
      if (roll === 'passed') return 'left'
      disturbBalls(c, c.match.players[f.player])
      return call(knockDownFrame(f.player, 'risk'), 'balls')
    },

    left: (c, f) => {
      const frame = f.marked ? claimsFrame(c, f.player, f.from) : null
      return frame ? call(frame, 'arrived') : 'arrived'
    },

    arrived: (c, f) => {
      if (!stands(c.match.players[f.player])) return 'balls'
      endMovementOn(c, c.match.players[f.player])
      const ball = ballUnder(c, c.match.players[f.player])
      return ball >= 0 ? call(pickUpFrame(ball, f.player), 'balls') : DONE
    },

    // A big base may cover a second ball.
    balls: (c, f) => {
      const player = c.match.players[f.player]
      if (!stands(player) || ballUnder(c, player) < 0) return 'end'
      disturbBalls(c, player)
      return call(settleFrame(), 'end')
    },

    end: () => DONE,
  },
}
