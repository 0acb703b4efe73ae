// Handing the ball to an adjacent player of either side: it always arrives, and he must catch it.
// Neighbours: catch.ts, settle.ts; activation.ts calls it and ends the action after it.

import type { Ctx } from '../../edition.ts'
import type { Frame } from '../../kernel/match.ts'
import { call, DONE, type Procedure } from '../../kernel/procedure.ts'
import { catchFrame } from './catch.ts'
import { judgePossession } from './possession.ts'
import { settleFrame } from './settle.ts'

export interface HandOffFrame extends Frame {
  readonly proc: 'handOff'
  step: 'give' | 'given' | 'judge'
  readonly ball: number
  readonly target: number
}

export const handOffFrame = (ball: number, target: number): HandOffFrame => ({
  proc: 'handOff',
  step: 'give',
  ball,
  target,
})

export const handOff: Procedure<HandOffFrame, Ctx> = {
  calls: ['catch'],
  steps: {
    give: (c, f) => {
      const ball = c.match.balls[f.ball]
      const to = c.match.players[f.target].at
      c.events.push({ type: 'ballMoved', from: ball.at, to, how: 'handOff', dice: [] })
      return call(catchFrame(f.ball, f.target, 'handOff'), 'given')
    },
    given: () => call(settleFrame(), 'judge'),
    judge: (c, f) => {
      judgePossession(c, f.ball, 'handOff')
      return DONE
    },
  },
}
