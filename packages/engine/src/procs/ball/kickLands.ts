// A kicked ball comes down: a standing player in its square has it, otherwise it bounces as often as a table says, and who stands
// in its way takes it. Neighbours: landing.ts, bounce.ts and settle.ts bring it to rest; kickOff/ kicks it.
import type { Ctx } from '../../edition.ts'
import type { Frame } from '../../kernel/match.ts'
import { playerAt } from '../../kernel/occupancy.ts'
import type { Square } from '../../kernel/pitch.ts'
import { call, DONE, type Next, type Procedure, type Receives } from '../../kernel/procedure.ts'
import type { Side } from '../../vocabulary/words.ts'
import { type RollResult, sideRollFrame } from '../rolling/roll.ts'
import { isMachine } from '../things/machines.ts'
import { canCatch, canTakeBall } from './ball.ts'
import { bounceFrame } from './bounce.ts'
import { landingFrame } from './landing.ts'
import { settleFrame } from './settle.ts'

export interface KickLandsFrame extends Frame, Receives<{ rolled: RollResult }> {
  readonly proc: 'kickLands'
  step: 'start' | 'roll' | 'rolled' | 'bounce' | 'settle' | 'end'
  readonly ball: number
  /** The side that kicked it, which rolls. */
  readonly side: Side
  bounces: number
}

export const kickLandsFrame = (ball: number, side: Side): KickLandsFrame => ({
  ...{ proc: 'kickLands', step: 'start' },
  ...{ ball, side, bounces: 0 },
})

/** Whether somebody stands there who has the ball if it comes down. */
export const isUnder = (c: Ctx, square: Square): boolean => {
  const player = playerAt(c.match, square)
  return player !== null && canCatch(player) && canTakeBall(c, player)
}

/** Under a machine nothing bounces. */
const machineAt = (c: Ctx, square: Square): boolean => {
  const player = playerAt(c.match, square)
  return player !== null && isMachine(c, player)
}

export const kickLands: Procedure<KickLandsFrame, Ctx> = {
  calls: ['catch'],
  steps: {
    start: (c, f): Next<KickLandsFrame> =>
      isUnder(c, c.match.balls[f.ball].at) || machineAt(c, c.match.balls[f.ball].at)
        ? call(landingFrame(f.ball, 'kick'), 'settle')
        : 'roll',

    roll: (c, f) => call(sideRollFrame(c, 'bounces', f.side), 'rolled'),

    rolled: (c, f) => {
      f.bounces = Number(c.match.lastRoll?.result)
      return 'bounce'
    },

    // In the square of somebody who lies it cannot stay: that is for `settle`. A machine may have crushed it on the way.
    bounce: (c, f) => {
      const { state } = c.match.balls[f.ball]
      if (f.bounces === 0 || state === 'held' || state === 'out' || state === 'absent') return 'settle'
      f.bounces--
      return call(bounceFrame(f.ball), 'bounce')
    },

    settle: () => call(settleFrame(), 'end'),

    end: () => DONE,
  },
}
