// The kick-off: aim, scatter, the kick-off table, and the landing ball or the touchback. Neighbours: kickOffSteps.ts has its
// steps, kickOffEvents/ plays the table's results, landing.ts and settle.ts bring the ball down.

import type { Ctx } from '../../edition.ts'
import { call, DONE, type Procedure } from '../../kernel/procedure.ts'
import { playerActions, squareActions } from '../../vocabulary/actions.ts'
import { question } from '../../vocabulary/questions.ts'
import { otherSide } from '../../vocabulary/words.ts'
import { landingFrame } from '../ball/landing.ts'
import { settleFrame } from '../ball/settle.ts'
import { KICKED_BALL, kickedBall } from '../ball/whichBall.ts'
import { chefFrame, takeCooks } from '../match/chef.ts'
import { eitherHas } from '../match/effects.ts'
import { halfOf } from '../move/zones.ts'
import { openMoment } from '../rolling/moment.ts'
import { openWindow } from '../rolling/window.ts'
import { inTheMiddle, kickers, onPitchOf } from './kickChoices.ts'
import { copyKickOffFrame, type KickOffFrame } from './kickOffFrame.ts'
import * as kicks from './kickOffSteps.ts'

type UsualKickOffFrame = KickOffFrame<
  | 'start'
  | 'kicker'
  | 'aim'
  | 'aimed'
  | 'scatter'
  | 'takeOff'
  | 'flight'
  | 'returns'
  | 'airborne'
  | 'lastChance'
  | 'table'
  | 'resolve'
  | 'eventOver'
  | 'land'
  | 'landed'
  | 'settled'
  | 'touchback'
  | 'end'
  | 'over'
>

const SCATTER_DICE = [
  ['d8', 'd6'],
  ['d8', 'd6', 'd6'],
] as const

const aimAt = squareActions('aim')
const kickWith = playerActions('choose')

/** Which step follows the aim, the table and the flight: the rest of a kick-off is the same in every order. */
interface KickOffOrder {
  readonly afterAim: 'scatter' | 'table'
  readonly afterTable: 'scatter' | 'resolve'
  readonly afterFlight: 'table' | 'resolve'
}

const inOrder = ({ afterAim, afterTable, afterFlight }: KickOffOrder): Procedure<UsualKickOffFrame, Ctx> => ({
  copy: copyKickOffFrame,
  steps: {
    start: (c) => (c.rules.kickOff.namesKicker ? 'kicker' : 'aim'),

    kicker: {
      kind: 'choice',
      by: (_c, f) => f.kicking,
      question: () => question('kicker'),
      legal: (c, f) => kickers(c, f.kicking).map((id) => kickWith(id)),
      chosen: (_c, f, answer) => {
        f.kicker = answer.player
        return 'aim'
      },
    },

    aim: {
      kind: 'choice',
      by: (_c, f) => f.kicking,
      question: () => question('kickTarget'),
      legal: (c, f) => halfOf(c, otherSide(f.kicking)).map(aimAt),
      fallback: (c, _f, legal) => inTheMiddle(c, legal),
      chosen: (c, f, answer) => {
        kicks.takeAim(c, f, answer.square)
        return 'aimed'
      },
    },

    aimed: (c, f) => openMoment(c, 'kickAimed', f.kicking, afterAim),

    scatter: {
      kind: 'throw',
      dice: (_c, f) => SCATTER_DICE[f.distanceDice - 1],
      why: () => 'kickScatter',
      rolled: (c, f, faces) => {
        f.direction = faces[0] - 1
        f.distance = faces[1] + (faces[2] ?? 0)
        return openWindow(c, 'kickScattered', onPitchOf(c, f.kicking), 'takeOff')
      },
    },

    takeOff: (c, f) => openMoment(c, 'kickRolled', f.kicking, 'flight'),

    flight: (c, f) => {
      const from = f.square
      kicks.flyTo(c, f, f.direction, f.distance)
      c.events.push({ type: 'kickScattered', from, to: f.square, dice: [f.direction + 1, f.distance] })
      return openWindow(c, 'kickFlown', [...onPitchOf(c, f.kicking), ...onPitchOf(c, otherSide(f.kicking))], 'returns')
    },

    returns: (c, f) => openWindow(c, 'kickReturn', onPitchOf(c, otherSide(f.kicking)), 'airborne'),

    airborne: (c) => {
      const cooks = takeCooks(c)
      return cooks.length > 0 ? call(chefFrame(cooks), 'lastChance') : 'lastChance'
    },

    lastChance: (c, f) => openMoment(c, 'kickFlown', f.kicking, afterFlight),

    table: {
      kind: 'throw',
      dice: () => ['d6', 'd6'],
      why: () => 'kickOffTable',
      rolled: (c, f, faces) => {
        const { id: result, distanceDice = 1 } = c.rules.tables.kickOff[faces[0] + faces[1]]
        c.events.push({ type: 'kickOffTable', result, dice: faces })
        if (eitherHas(c, ({ eventsAgain }) => eventsAgain?.includes(result) === true)) return 'table'
        f.event = result
        f.distanceDice = distanceDice
        return afterTable
      },
    },

    resolve: (c, f) => call(kicks.eventOf(c, f.event), 'eventOver'),

    eventOver: (c, f) => openMoment(c, 'kickOffEventOver', f.kicking, 'land'),

    land: (c, f) => {
      const ball = kickedBall(c.match)
      if (ball.state === 'touchback') return 'settled'
      ball.at = f.square
      return call(landingFrame(KICKED_BALL, 'kick'), 'landed')
    },

    landed: () => call(settleFrame(), 'settled'),

    settled: (c) => (kickedBall(c.match).state === 'touchback' ? 'touchback' : 'end'),

    touchback: {
      kind: 'choice',
      by: (_c, f) => otherSide(f.kicking),
      question: () => question('touchback'),
      legal: (c, f) => kicks.touchbacks(c, otherSide(f.kicking)),
      chosen: (c, _f, answer) => {
        const settling = kicks.awardTouchback(c, answer)
        return settling ? call(settling, 'end') : 'end'
      },
    },

    end: (c, f) => kicks.finish(c, f, 'over'),

    over: () => DONE,
  },
})

export const kickOff = inOrder({ afterAim: 'scatter', afterTable: 'resolve', afterFlight: 'table' })

/** `third`: place the ball, roll the table, scatter, resolve the result, bring the ball down. */
export const kickOffProcedureThird = inOrder({ afterAim: 'table', afterTable: 'scatter', afterFlight: 'resolve' })
