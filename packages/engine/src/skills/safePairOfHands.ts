// Safe Pair of Hands: if he falls or is placed prone with the ball, he may put it into an empty adjacent square.

import type { Ctx } from '../edition.ts'
import type { Skill } from '../hooks.ts'
import { coachOf } from '../kernel/allegiance.ts'
import { ringOf } from '../kernel/base.ts'
import type { Frame } from '../kernel/match.ts'
import { isFree } from '../kernel/occupancy.ts'
import type { Square } from '../kernel/pitch.ts'
import { DONE, type Procedure } from '../kernel/procedure.ts'
import { groundBallAt } from '../procs/ball/ball.ts'
import { bigUnder } from '../procs/ball/scatter.ts'
import { squareActions } from '../vocabulary/actions.ts'
import { question } from '../vocabulary/questions.ts'

interface PlaceBallFrame extends Frame {
  readonly proc: 'placeBall'
  step: 'choose'
  readonly ball: number
  readonly player: number
}

const placeBallFrame = (ball: number, player: number): PlaceBallFrame => ({
  proc: 'placeBall',
  step: 'choose',
  ball,
  player,
})

/** Empty squares next to where the ball was dropped. */
const squaresForBall = (c: Ctx, ball: number): Square[] => {
  const { at } = c.match.balls[ball]
  const big = bigUnder(c, at)
  const around = big ? ringOf(c.rules.pitch, big) : c.rules.pitch.neighbours[at]
  return around.filter((square) => isFree(c.match, square) && groundBallAt(c, square) < 0)
}

const putOn = squareActions('putBall')

const placeBall: Procedure<PlaceBallFrame, Ctx> = {
  steps: {
    choose: {
      kind: 'choice',
      by: (c, f) => coachOf(c.match, c.match.players[f.player]),
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

export const safePairOfHands: Skill = {
  id: 'safe-pair-of-hands',
  name: 'Safe Pair of Hands',
  category: 'agility',
  procedures: { placeBall },
  worksWhileDown: true,
  windows: {
    ballDropped: {
      offer: (c, _owner, cause) => squaresForBall(c, cause.ball).length > 0,
      use: (_c, owner, cause) => placeBallFrame(cause.ball, owner.id),
      declining: 'ballBounces',
    },
  },
}
