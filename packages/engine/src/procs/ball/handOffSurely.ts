// Handing the ball to an adjacent team-mate, who has it without a roll. Neighbours: handOff.ts is the hand-off that must be caught,
// ballDeeds.ts offers this one.
import { MOVES_ON } from '../../deed.ts'
import type { Ctx } from '../../edition.ts'
import type { Frame } from '../../kernel/match.ts'
import { call, done, type Next, type Procedure, type Receives, type Returns } from '../../kernel/procedure.ts'
import type { RollResult } from '../rolling/roll.ts'
import { giveBall } from './ball.ts'
import { dislikeRoll, isWary, shun } from './dislike.ts'
import { noteGiven } from './giveOnce.ts'
import { settleFrame } from './settle.ts'

export interface SureHandOffFrame extends Frame, Returns<typeof MOVES_ON>, Receives<{ asked: RollResult }> {
  readonly proc: 'handOffSurely'
  step: 'start' | 'asked' | 'give' | 'given'
  readonly ball: number
  readonly giver: number
  readonly taker: number
}

export const sureHandOffFrame = (ball: number, giver: number, taker: number): SureHandOffFrame => ({
  ...{ proc: 'handOffSurely', step: 'start' },
  ...{ ball, giver, taker },
})

const GOES_ON = done(MOVES_ON)

export const handOffSurely: Procedure<SureHandOffFrame, Ctx> = {
  steps: {
    start: (c, f): Next<SureHandOffFrame> =>
      isWary(c, c.match.players[f.giver], c.match.players[f.taker])
        ? call(dislikeRoll(c, f.giver, f.taker), 'asked')
        : 'give',

    asked: (c, f, roll) => {
      if (roll === 'passed') return 'give'
      shun(c.match.players[f.giver], c.match.players[f.taker])
      return GOES_ON
    },

    give: (c, f) => {
      const ball = c.match.balls[f.ball]
      const taker = c.match.players[f.taker]
      noteGiven(c, c.match.players[f.giver], 'handOff')
      c.events.push({ type: 'ballMoved', from: ball.at, to: taker.at, how: 'handOff', dice: [] })
      giveBall(c, ball, taker, 'catch')
      return call(settleFrame(), 'given')
    },

    given: () => GOES_ON,
  },
}
