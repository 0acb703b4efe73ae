// A loose ball bounces one square in a random direction. Neighbours: settle.ts calls it, landing.ts takes over from it.
import type { Ctx } from '../edition.ts'
import type { Frame } from '../kernel/match.ts'
import { OFF } from '../kernel/pitch.ts'
import { call, DONE, type Procedure } from '../kernel/procedure.ts'
import { otherSide } from '../vocabulary/words.ts'
import { landingFrame } from './landing.ts'
import { inHalfOf } from './zones.ts'

export interface BounceFrame extends Frame {
  readonly proc: 'bounce'
  step: 'direction' | 'landed'
  readonly ball: number
}

export const bounceFrame = (ball: number): BounceFrame => ({ proc: 'bounce', step: 'direction', ball })

export const bounce: Procedure<BounceFrame, Ctx> = {
  steps: {
    direction: {
      kind: 'throw',
      dice: () => ['d8'],
      why: () => 'bounce',
      rolled: (c, f, faces) => {
        const ball = c.match.balls[f.ball]
        const from = ball.at
        const to = c.rules.pitch.step[from * 8 + faces[0] - 1]
        c.events.push({ type: 'ballMoved', from, to, how: 'bounce', dice: faces })
        const bounded = !c.match.drive.ballInPlay
        if (bounded && (to === OFF || !inHalfOf(c, otherSide(c.match.drive.kicking), to))) {
          ball.state = 'touchback'
          return DONE
        }
        if (to === OFF) {
          ball.state = 'out'
          return DONE
        }
        ball.at = to
        return call(landingFrame(f.ball, 'bounce'), 'landed')
      },
    },
    landed: () => DONE,
  },
}
