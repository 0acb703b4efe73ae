// Brings every ball to rest: loose ones bounce, those out of bounds are thrown in, until all lie still or are held.
// Neighbours: bounce.ts, throwIn.ts. Called after the armour and injury rolls of the cause.

import type { Ctx } from '../../edition.ts'
import type { Frame } from '../../kernel/match.ts'
import { call, DONE, type Next, type Procedure } from '../../kernel/procedure.ts'
import { DROPPED_BALL } from '../hurt/fall.ts'
import { laughterFrame } from '../hurt/laughter.ts'
import { itemsSeenBeforeScore } from '../match/itemsSeenFrame.ts'
import { openWindow } from '../rolling/window.ts'
import { scoreAtOnce } from '../turn/turnover.ts'
import { bounceFrame } from './bounce.ts'
import { bringHeadsHome } from './headsHome.ts'
import { throwInFrame } from './throwIn.ts'
import { isCarried } from './whichBall.ts'

export interface SettleFrame<S extends string = string> extends Frame {
  readonly proc: 'settle'
  step: S
  /** The ball that is being settled. */
  ball: number
}

export const settleFrame = (): SettleFrame<'next'> => ({ proc: 'settle', step: 'next', ball: -1 })

/** A loose ball bounces, unless the player who dropped it has a skill for that. */
const letGo = (c: Ctx, f: SettleFrame, ball: number): Next<SettleFrame<'next'>> => {
  f.ball = ball
  const dropper = c.match.players.find((p) => p.marks.includes(DROPPED_BALL))
  if (!dropper) return call(bounceFrame(ball), 'next')
  dropper.marks = dropper.marks.filter((mark) => mark !== DROPPED_BALL)
  return openWindow(c, 'ballDropped', [dropper.id], 'next')
}

/** All balls are at rest. */
export const settled = (c: Ctx): Next<SettleFrame<'next'>> => {
  const laughs = laughterFrame(c)
  if (laughs) return call(laughs, 'next')
  const uses = itemsSeenBeforeScore(c)
  if (uses) return call(uses, 'next')
  bringHeadsHome(c)
  const inTheWay = scoreAtOnce(c)
  return inTheWay ? call(inTheWay, 'next') : DONE
}

export const settle: Procedure<SettleFrame<'next'>, Ctx> = {
  steps: {
    next: (c, f): Next<SettleFrame<'next'>> => {
      const { balls } = c.match
      for (let i = 0; i < balls.length; i++) {
        // A bomb that was not caught explodes instead.
        if (!isCarried(balls[i])) continue
        if (balls[i].state === 'loose') return letGo(c, f, i)
        if (balls[i].state === 'out') return call(throwInFrame(i), 'next')
      }
      return settled(c)
    },
  },
}
