// A ball comes down on a square: a standing player there must try to catch it (a bomb only if he wants to), otherwise it
// bounces or comes to rest. Neighbours: catch.ts; bounce.ts, throwIn.ts, pass.ts and kickOff.ts bring balls down.
import type { Ctx } from '../edition.ts'
import type { Frame } from '../kernel/match.ts'
import { playerAt } from '../kernel/occupancy.ts'
import { call, DONE, type Procedure } from '../kernel/procedure.ts'
import type { Arrival } from '../tables/catching.ts'
import { action } from '../vocabulary/actions.ts'
import { question } from '../vocabulary/questions.ts'
import { canCatch, hasHands } from './ball.ts'
import { catchFrame } from './catch.ts'
import { openWindow } from './window.ts'
import { neighboursOf } from './zones.ts'

export type LandingHow = 'bounce' | 'kick' | 'pass' | 'throwIn'

export interface LandingFrame extends Frame {
  readonly proc: 'landing'
  step: 'start' | 'bomb' | 'catch' | 'empty' | 'end'
  readonly ball: number
  readonly how: LandingHow
  /** An accurate pass, which is easier to catch. */
  readonly accurate: boolean
  /** Who reaches for it from the next square; two or more get in each other's way. */
  divers: readonly number[]
}

export const landingFrame = (ball: number, how: LandingHow, accurate = false): LandingFrame => ({
  proc: 'landing',
  step: 'start',
  ball,
  how,
  accurate,
  divers: [],
})

/** How the ball arrives, in the words of the catching table. */
const arrival = (f: LandingFrame): Arrival => (f.how === 'pass' ? (f.accurate ? 'accuratePass' : 'scatter') : f.how)

export const landing: Procedure<LandingFrame, Ctx> = {
  steps: {
    start: (c, f) => {
      const ball = c.match.balls[f.ball]
      const player = playerAt(c.match, ball.at)
      if (player && canCatch(player) && ball.kind === 'ball') return 'catch'
      if (player && canCatch(player) && hasHands(c, player)) return 'bomb'
      if (player || c.match.board[ball.at] !== 0) {
        ball.state = 'loose'
        return DONE
      }
      if (f.how === 'bounce') {
        ball.state = 'ground'
        return DONE
      }
      const near = neighboursOf(c, ball.at).filter(canCatch)
      const active = near.filter((p) => p.side === c.match.turn.side)
      return openWindow(
        c,
        'ballLanding',
        [...active, ...near.filter((p) => !active.includes(p))].map((p) => p.id),
        'empty',
      )
    },

    bomb: {
      kind: 'choice',
      by: (c, f) => playerAt(c.match, c.match.balls[f.ball].at)?.side ?? 'home',
      question: (c, f) =>
        question('catchBomb', playerAt(c.match, c.match.balls[f.ball].at)?.id ?? -1, { declining: 'It explodes.' }),
      legal: () => [action('use'), action('decline')],
      chosen: (c, f, answer) => {
        if (answer.do === 'use') return 'catch'
        c.match.balls[f.ball].state = 'loose'
        return DONE
      },
    },

    catch: (c, f) => {
      const player = playerAt(c.match, c.match.balls[f.ball].at)
      if (!player) throw new Error('nobody is there to catch')
      return call(catchFrame(f.ball, player.id, arrival(f), f.accurate), 'end')
    },

    empty: (c, f) => {
      // An accurate pass stays one, whoever reaches for it.
      if (f.divers.length === 1) return call(catchFrame(f.ball, f.divers[0], arrival(f)), 'end')
      c.match.balls[f.ball].state = 'loose'
      return DONE
    },

    end: () => DONE,
  },
}
