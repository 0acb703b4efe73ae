// A kick-off that is read on a table: a player of the side that kicks aims at a square, and the ball comes down there or astray; one
// opponent may run under it. A kick that comes down beside the pitch is taken again. Neighbours: kickOff.ts is the kick-off of other
// editions, ballToOffence.ts the start without one; ball/runUnder.ts, ball/kickLands.ts.

import type { Ctx } from '../../edition.ts'
import { call, DONE, type Next, type Procedure, type Receives } from '../../kernel/procedure.ts'
import { WIDE_KICK_SQUARES } from '../../tables/kickTables.ts'
import { playerActions, squareActions } from '../../vocabulary/actions.ts'
import { question } from '../../vocabulary/questions.ts'
import { otherSide } from '../../vocabulary/words.ts'
import { giveBall } from '../ball/ball.ts'
import { driftBall, flyBall } from '../ball/fallingBall.ts'
import { isUnder, kickLands, kickLandsFrame } from '../ball/kickLands.ts'
import { runUnder, runUnderFrame } from '../ball/runUnder.ts'
import { KICKED_BALL, kickedBall } from '../ball/whichBall.ts'
import { scattersMore } from '../match/weather.ts'
import { type RollResult, rollFrame } from '../rolling/roll.ts'
import { ballToOffence } from './ballToOffence.ts'
import { inTheMiddle, touchbackReceivers } from './kickChoices.ts'
import { copyKickOffFrame, type KickOffFrame } from './kickOffFrame.ts'
import { finish } from './kickOffSteps.ts'
import { kickOffTargets } from './kickReach.ts'

type TableKickOffFrame = KickOffFrame<
  | 'start'
  | 'gift'
  | 'kicker'
  | 'aim'
  | 'kick'
  | 'kicked'
  | 'wide'
  | 'under'
  | 'ran'
  | 'drift'
  | 'land'
  | 'again'
  | 'end'
  | 'over'
> &
  Receives<{ kicked: RollResult }>

const kickWith = playerActions('choose')
const aimAt = squareActions('aim')

const isOut = (c: Ctx): boolean => kickedBall(c.match).state === 'out'

export const kickOffOnTable: Procedure<TableKickOffFrame, Ctx> = {
  copy: copyKickOffFrame,
  procedures: { kickLands, runUnder },
  steps: {
    // Until the first turn the rolls of nobody are the kicking coach's.
    start: (c, f) => {
      c.match.turn.side = f.kicking
      return touchbackReceivers(c, f.kicking).length > 0 ? 'kicker' : 'gift'
    },

    // Nobody is left who could kick.
    gift: ballToOffence.steps.start,

    kicker: {
      kind: 'choice',
      by: (_c, f) => f.kicking,
      question: () => question('kicker'),
      legal: (c, f) => touchbackReceivers(c, f.kicking).map(({ id }) => kickWith(id)),
      chosen: (c, f, answer) => {
        f.kicker = answer.player
        giveBall(c, kickedBall(c.match), c.match.players[f.kicker], 'kickOff')
        return 'aim'
      },
    },

    aim: {
      kind: 'choice',
      by: (_c, f) => f.kicking,
      question: (_c, f) => question('kickTarget', f.kicker),
      legal: (c, f) => kickOffTargets(c, f.kicking, c.match.players[f.kicker]).map(aimAt),
      fallback: (c, _f, legal) => inTheMiddle(c, legal),
      chosen: (c, f, answer) => {
        f.square = answer.square
        c.events.push({ type: 'kickAimed', square: f.square })
        return 'kick'
      },
    },

    kick: (c, f) => call(rollFrame(c, 'kick', f.kicker, { why: 'kickOff' }), 'kicked'),

    kicked: (c, f, roll) => {
      flyBall(c, kickedBall(c.match), f.square, 'kick')
      f.event = roll === 'passed' ? 'accurate' : 'inaccurate'
      return roll === 'passed' ? 'under' : 'wide'
    },

    wide: {
      kind: 'throw',
      dice: () => ['d8'],
      why: () => 'scatter',
      rolled: (c, _f, faces) => {
        driftBall(c, kickedBall(c.match), faces, WIDE_KICK_SQUARES + scattersMore(c))
        return isOut(c) ? 'again' : 'under'
      },
    },

    under: (c, f): Next<TableKickOffFrame> =>
      isUnder(c, kickedBall(c.match).at) ? 'land' : call(runUnderFrame(KICKED_BALL, otherSide(f.kicking)), 'ran'),

    ran: (c, f) => {
      if (c.match.drive.ballInPlay) return 'end'
      return f.event === 'inaccurate' ? 'drift' : 'land'
    },

    drift: {
      kind: 'throw',
      dice: () => ['d8'],
      why: () => 'scatter',
      rolled: (c, _f, faces) => {
        driftBall(c, kickedBall(c.match), faces, 1)
        return isOut(c) ? 'again' : 'land'
      },
    },

    // From here on a ball that leaves the pitch is thrown in.
    land: (c, f) => {
      c.match.drive.ballInPlay = true
      return call(kickLandsFrame(KICKED_BALL, f.kicking), 'end')
    },

    again: (c, f) => {
      c.events.push({ type: 'kickRetaken', side: f.kicking })
      return 'start'
    },

    end: (c, f) => finish(c, f, 'over'),

    over: () => DONE,
  },
}
