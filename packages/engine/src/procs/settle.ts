// Brings every ball to rest: loose ones bounce, those out of bounds are thrown in, until all lie still or are held.
// Neighbours: bounce.ts, throwIn.ts. Called after the armour and injury rolls of whatever shook the ball loose.
import type { Ctx } from '../edition.ts'
import type { Frame } from '../kernel/match.ts'
import { call, DONE, type Procedure } from '../kernel/procedure.ts'
import { bounceFrame } from './bounce.ts'
import { throwInFrame } from './throwIn.ts'
import { scoreAtOnce } from './turnover.ts'

export interface SettleFrame extends Frame {
  readonly proc: 'settle'
  step: 'next'
}

export const settleFrame = (): SettleFrame => ({ proc: 'settle', step: 'next' })

export const settle: Procedure<SettleFrame, Ctx> = {
  steps: {
    next: (c) => {
      const { balls } = c.match
      for (let i = 0; i < balls.length; i++) {
        // A bomb that was not caught goes off instead.
        if (balls[i].kind === 'bomb') continue
        if (balls[i].state === 'loose') return call(bounceFrame(i), 'next')
        if (balls[i].state === 'out') return call(throwInFrame(i), 'next')
      }
      scoreAtOnce(c)
      return DONE
    },
  },
}
