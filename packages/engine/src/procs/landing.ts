// A ball comes down on a square: a standing player there must try to catch it, otherwise it bounces or comes to rest.
// Neighbours: catch.ts; bounce.ts, throwIn.ts, pass.ts and kickOff.ts bring balls down.
import type { Ctx } from '../edition.ts'
import type { Frame } from '../kernel/match.ts'
import { playerAt } from '../kernel/occupancy.ts'
import { call, DONE, type Procedure } from '../kernel/procedure.ts'
import type { Modifier } from '../vocabulary/rolls.ts'
import { canCatch } from './ball.ts'
import { catchFrame } from './catch.ts'
import { openWindow } from './window.ts'
import { neighboursOf } from './zones.ts'

export type LandingHow = 'bounce' | 'kick' | 'pass' | 'throwIn'

export interface LandingFrame extends Frame {
  readonly proc: 'landing'
  step: 'start' | 'empty' | 'caught'
  readonly ball: number
  readonly how: LandingHow
  /** An accurate pass, which is easier to catch. */
  readonly accurate: boolean
}

export const landingFrame = (ball: number, how: LandingHow, accurate = false): LandingFrame => ({
  proc: 'landing',
  step: 'start',
  ball,
  how,
  accurate,
})

const ACCURATE: readonly Modifier[] = [{ value: 1, source: 'accuratePass', player: -1 }]
const PLAIN: readonly Modifier[] = []

export const landing: Procedure<LandingFrame, Ctx> = {
  steps: {
    start: (c, f) => {
      const ball = c.match.balls[f.ball]
      const player = playerAt(c.match, ball.at)
      if (player && canCatch(player))
        return call(catchFrame(f.ball, player.id, f.accurate ? ACCURATE : PLAIN), 'caught')
      if (player || c.match.board[ball.at] !== 0) {
        ball.state = 'loose'
        return DONE
      }
      if (f.how === 'bounce') {
        ball.state = 'ground'
        return DONE
      }
      return openWindow(
        c,
        'ballLanding',
        neighboursOf(c, ball.at).map((p) => p.id),
        'empty',
      )
    },
    // Nobody reached for it: a kicked, thrown or thrown-in ball bounces once from an empty square.
    empty: (c, f) => {
      const ball = c.match.balls[f.ball]
      if (ball.state !== 'held') ball.state = 'loose'
      return DONE
    },
    caught: () => DONE,
  },
}
