// The ball lands in a square: a standing player there must try to catch it (a bomb only if he wants to), otherwise it
// bounces or comes to rest. Neighbours: catch.ts; bounce.ts, throwIn.ts, pass.ts and kickOff.ts land balls.

import type { Ctx } from '../../edition.ts'
import { coachOf } from '../../kernel/allegiance.ts'
import type { Frame } from '../../kernel/match.ts'
import { playerAt } from '../../kernel/occupancy.ts'
import { OFF, type Square } from '../../kernel/pitch.ts'
import { call, DONE, type Next, type Procedure, type Receives } from '../../kernel/procedure.ts'
import type { Arrival } from '../../tables/catching.ts'
import { action, playerActions } from '../../vocabulary/actions.ts'
import { question } from '../../vocabulary/questions.ts'
import type { Side } from '../../vocabulary/words.ts'
import { neighboursOf } from '../move/zones.ts'
import { openWindow } from '../rolling/window.ts'
import { isMachine } from '../things/machines.ts'
import { canCatch, hasHands, rest } from './ball.ts'
import { bombRulesOf } from './bombRules.ts'
import { type CatchResult, catchFrame } from './catch.ts'
import { crushBall } from './crushedBall.ts'
import { isCarried } from './whichBall.ts'

export type LandingHow = 'bounce' | 'kick' | 'pass' | 'throwIn'

export interface LandingFrame extends Frame, Receives<{ dived: CatchResult }> {
  readonly proc: 'landing'
  step: 'start' | 'bomb' | 'catch' | 'empty' | 'diver' | 'dived' | 'end'
  readonly ball: number
  readonly how: LandingHow
  /** An accurate pass, which is easier to catch. */
  readonly accurate: boolean
  /** Players who dive for it from adjacent squares, and where it landed; two may get in each other's way. */
  divers: readonly number[]
  square: Square
}

export const landingFrame = (ball: number, how: LandingHow, accurate = false): LandingFrame => ({
  proc: 'landing',
  step: 'start',
  ball,
  how,
  accurate,
  divers: [],
  square: OFF,
})

/** How the ball arrives, in the words of the catching table. */
const arrival = (f: LandingFrame): Arrival => (f.how === 'pass' ? (f.accurate ? 'accuratePass' : 'scatter') : f.how)

const letTry = playerActions('choose')

/** Who orders the divers: their own coach, or for divers of both sides the active coach. */
const diversCoach = (c: Ctx, f: LandingFrame): Side => {
  const side = coachOf(c.match, c.match.players[f.divers[0]])
  return f.divers.every((id) => c.match.players[id].side === side) ? side : c.match.turn.side
}

const dive = (c: Ctx, f: LandingFrame, diver: number): Next<LandingFrame> => {
  f.square = c.match.balls[f.ball].at
  f.divers = f.divers.filter((id) => id !== diver)
  return call(catchFrame(f.ball, diver, arrival(f)), 'dived')
}

export const landing: Procedure<LandingFrame, Ctx> = {
  calls: ['catch'],
  steps: {
    start: (c, f) => {
      const ball = c.match.balls[f.ball]
      const player = playerAt(c.match, ball.at)
      if (player && isMachine(c, player) && isCarried(ball)) {
        crushBall(c, ball, player)
        return DONE
      }
      if (player && canCatch(player) && isCarried(ball)) return 'catch'
      if (player && canCatch(player) && hasHands(c, player)) return bombRulesOf(c).refusable ? 'bomb' : 'catch'
      if (player || c.match.board[ball.at] !== 0) {
        ball.state = 'loose'
        return DONE
      }
      if (f.how === 'bounce' || c.rules.ball.restsWhereItLands) {
        rest(c, ball)
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
      by: (c, f) => {
        const player = playerAt(c.match, c.match.balls[f.ball].at)
        return player ? coachOf(c.match, player) : 'home'
      },
      question: (c, f) =>
        question('catchBomb', playerAt(c.match, c.match.balls[f.ball].at)?.id ?? -1, { declining: 'explodes' }),
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

    empty: (c, f): Next<LandingFrame> => {
      if (c.rules.ball.diversTakeTurns && f.divers.length > 0)
        return f.divers.length === 1 ? dive(c, f, f.divers[0]) : 'diver'
      // An accurate pass stays accurate for a player who dives for it.
      if (f.divers.length === 1) return call(catchFrame(f.ball, f.divers[0], arrival(f)), 'end')
      c.match.balls[f.ball].state = 'loose'
      return DONE
    },

    diver: {
      kind: 'choice',
      by: diversCoach,
      question: () => question('diver'),
      legal: (_c, f) => f.divers.map((id) => letTry(id)),
      chosen: (c, f, answer) => dive(c, f, answer.player),
    },

    // After a failed dive the ball is still where it landed.
    dived: (c, f, dive) => {
      if (dive === 'caught') return DONE
      c.match.balls[f.ball].at = f.square
      return 'empty'
    },

    end: () => DONE,
  },
}
