// A loose ball bounces one square in a random direction. Neighbours: settle.ts calls it, landing.ts takes over from it.
import type { Ctx } from '../../edition.ts'
import type { Frame } from '../../kernel/match.ts'
import { OFF } from '../../kernel/pitch.ts'
import { call, DONE, type Next, type Procedure } from '../../kernel/procedure.ts'
import { otherSide } from '../../vocabulary/words.ts'
import { inHalfOf } from '../move/zones.ts'
import { landingFrame } from './landing.ts'
import { bigUnder, directionDie, isRolledAgain, leavesAt, squareTowards } from './scatter.ts'

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
      dice: (c, f) => [directionDie(bigUnder(c, c.match.balls[f.ball].at))],
      why: () => 'bounce',
      rolled: (c, f, faces): Next<BounceFrame> => {
        const ball = c.match.balls[f.ball]
        const big = bigUnder(c, ball.at)
        if (isRolledAgain(big, faces[0])) return 'direction'
        const from = leavesAt(c, big, ball.at, faces[0])
        const to = squareTowards(c, big, ball.at, faces[0])
        c.events.push({ type: 'ballMoved', from, to, how: 'bounce', dice: faces })
        const bounded = !c.match.drive.ballInPlay
        if (bounded && (to === OFF || !inHalfOf(c, otherSide(c.match.drive.kicking), to))) {
          ball.state = 'touchback'
          return DONE
        }
        if (to === OFF) {
          ball.at = from
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
