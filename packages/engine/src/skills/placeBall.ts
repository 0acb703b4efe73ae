// A player who was brought down puts the ball into an empty adjacent square. Neighbours: settle.ts asks before the ball
// bounces, skills/safePairOfHands.ts starts it.

import type { Ctx } from '../edition.ts'
import { ringOf } from '../kernel/base.ts'
import type { Frame } from '../kernel/match.ts'
import { isFree } from '../kernel/occupancy.ts'
import type { Square } from '../kernel/pitch.ts'
import { DONE, type Procedure } from '../kernel/procedure.ts'
import { groundBallAt } from '../procs/ball/ball.ts'
import { bigUnder } from '../procs/ball/scatter.ts'
import { squareActions } from '../vocabulary/actions.ts'
import { question } from '../vocabulary/questions.ts'

export interface PlaceBallFrame extends Frame {
  readonly proc: 'placeBall'
  step: 'choose'
  readonly ball: number
  readonly player: number
}

export const placeBallFrame = (ball: number, player: number): PlaceBallFrame => ({
  proc: 'placeBall',
  step: 'choose',
  ball,
  player,
})

/** Empty squares next to where the ball was dropped. */
export const squaresForBall = (c: Ctx, ball: number): Square[] => {
  const { at } = c.match.balls[ball]
  const big = bigUnder(c, at)
  const around = big ? ringOf(c.rules.pitch, big) : c.rules.pitch.neighbours[at]
  return around.filter((square) => isFree(c.match, square) && groundBallAt(c, square) < 0)
}

const putOn = squareActions('putBall')

export const placeBall: Procedure<PlaceBallFrame, Ctx> = {
  steps: {
    choose: {
      kind: 'choice',
      by: (c, f) => c.match.players[f.player].side,
      question: (_c, f) => question('placeBall', f.player),
      legal: (c, f) => squaresForBall(c, f.ball).map(putOn),
      chosen: (c, f, answer) => {
        const ball = c.match.balls[f.ball]
        c.events.push({ type: 'ballMoved', from: ball.at, to: answer.square, how: 'placed', dice: [] })
        ball.at = answer.square
        ball.state = 'ground'
        return DONE
      },
    },
  },
}
