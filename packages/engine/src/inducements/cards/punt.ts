// A player kicks the ball away: it is placed on any square and scatters from there. Neighbours: landing.ts and
// settle.ts bring it down, passBb2020.ts scatters a throw, inducements/cards/ starts it.

import type { Ctx } from '../../edition.ts'
import type { Frame, Player } from '../../kernel/match.ts'
import { OFF } from '../../kernel/pitch.ts'
import { call, DONE, type Next, type Procedure } from '../../kernel/procedure.ts'
import { givesBall } from '../../procs/ball/ball.ts'
import { landingFrame } from '../../procs/ball/landing.ts'
import { settleFrame } from '../../procs/ball/settle.ts'
import { carriedBall } from '../../procs/ball/whichBall.ts'
import { playerActions, squareActions } from '../../vocabulary/actions.ts'
import { question } from '../../vocabulary/questions.ts'
import type { Side } from '../../vocabulary/words.ts'

export interface PuntFrame extends Frame {
  readonly proc: 'punt'
  step: 'start' | 'who' | 'where' | 'scatter' | 'balls' | 'end'
  readonly side: Side
  player: number
  ball: number
  scatters: number
}

export const puntFrame = (side: Side): PuntFrame => ({
  proc: 'punt',
  step: 'start',
  side,
  player: -1,
  ball: -1,
  scatters: 0,
})

/** Players who carry a ball they may give away. */
export const punters = (c: Ctx, side: Side): Player[] =>
  c.match.players.filter((p) => p.side === side && givesBall(c, p))

const named = (c: Ctx, f: PuntFrame, player: number): 'where' => {
  f.player = player
  f.ball = carriedBall(c.match, player)
  return 'where'
}

const kickWith = playerActions('choose')
const aimAt = squareActions('choose')

export const punt: Procedure<PuntFrame, Ctx> = {
  steps: {
    start: (c, f): Next<PuntFrame> => {
      const able = punters(c, f.side)
      return able.length === 1 ? named(c, f, able[0].id) : 'who'
    },

    who: {
      kind: 'choice',
      by: (_c, f) => f.side,
      question: () => question('nominate', -1, { subject: 'punt' }),
      legal: (c, f) => punters(c, f.side).map(({ id }) => kickWith(id)),
      chosen: (c, f, answer) => named(c, f, answer.player),
    },

    where: {
      kind: 'choice',
      by: (_c, f) => f.side,
      question: (_c, f) => question('spellTarget', f.player, { subject: 'punt' }),
      legal: (c) => [...c.rules.pitch.neighbours.keys()].map(aimAt),
      chosen: (c, f, answer) => {
        const ball = c.match.balls[f.ball]
        c.events.push({ type: 'ballMoved', from: ball.at, to: answer.square, how: 'punt', dice: [] })
        ball.state = 'air'
        ball.carrier = -1
        ball.at = answer.square
        return 'scatter'
      },
    },

    scatter: {
      kind: 'throw',
      dice: () => ['d8'],
      why: () => 'scatter',
      rolled: (c, f, faces): Next<PuntFrame> => {
        const ball = c.match.balls[f.ball]
        const from = ball.at
        const to = c.rules.pitch.step[from * 8 + faces[0] - 1]
        c.events.push({ type: 'ballMoved', from, to, how: 'scatter', dice: faces })
        if (to === OFF) {
          ball.state = 'out'
          return 'balls'
        }
        ball.at = to
        f.scatters++
        return f.scatters < c.rules.ball.passScatters ? 'scatter' : call(landingFrame(f.ball, 'pass'), 'balls')
      },
    },

    balls: () => call(settleFrame(), 'end'),

    end: () => DONE,
  },
}
