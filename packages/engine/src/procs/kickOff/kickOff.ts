// The kick-off: aim, scatter, the kick-off table, and the landing ball or the touchback.
// Neighbours: kickOffEvents/ plays the table's results, landing.ts and settle.ts bring the ball down.
import type { Ctx } from '../../edition.ts'
import type { Frame } from '../../kernel/match.ts'
import { playerAt } from '../../kernel/occupancy.ts'
import { OFF, type Square } from '../../kernel/pitch.ts'
import { call, DONE, type Procedure } from '../../kernel/procedure.ts'
import { playerActions, squareActions } from '../../vocabulary/actions.ts'
import { question } from '../../vocabulary/questions.ts'
import { otherSide, type Side, sides } from '../../vocabulary/words.ts'
import { giveBall } from '../ball/ball.ts'
import { landingFrame } from '../ball/landing.ts'
import { settleFrame } from '../ball/settle.ts'
import { chefFrame, takeCooks } from '../match/chef.ts'
import { eachEffect, eitherHas } from '../match/effects.ts'
import { halfOf, inHalfOf } from '../move/zones.ts'
import { loseInducement, openMoment } from '../rolling/moment.ts'
import { openWindow } from '../rolling/window.ts'
import { scoreAtOnce } from '../turn/turnover.ts'
import { canHold, inTheMiddle, kickers, onPitchOf, touchbackReceivers } from './kickChoices.ts'

export interface KickOffFrame extends Frame {
  readonly proc: 'kickOff'
  step:
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
  readonly kicking: Side
  square: Square
  direction: number
  distance: number
  /** The result of the table, '' before it is rolled, and the dice of the distance that it brings. */
  event: string
  distanceDice: number
  /** Kick has halved the distance; a receiver has used Kick-Off Return. */
  halved: boolean
  returnUsed: boolean
  /** Squares the wind has moved the ball. */
  gusts: number
  /** The kicker, if the coach must name one; else −1. */
  kicker: number
  /** The D3 of advice to the kicker; 0 for none. */
  advice: number
}

export const kickOffFrame = (kicking: Side): KickOffFrame => ({
  proc: 'kickOff',
  step: 'start',
  kicking,
  square: OFF,
  direction: 0,
  distance: 0,
  event: '',
  distanceDice: 1,
  halved: false,
  returnUsed: false,
  gusts: 0,
  kicker: -1,
  advice: 0,
})

const copy = (f: KickOffFrame): KickOffFrame => ({
  proc: f.proc,
  step: f.step,
  kicking: f.kicking,
  square: f.square,
  direction: f.direction,
  distance: f.distance,
  event: f.event,
  distanceDice: f.distanceDice,
  halved: f.halved,
  returnUsed: f.returnUsed,
  gusts: f.gusts,
  kicker: f.kicker,
  advice: f.advice,
})

const SCATTER_DICE = [
  ['d8', 'd6'],
  ['d8', 'd6', 'd6'],
] as const

const aimAt = squareActions('aim')
const giveTo = playerActions('giveBall')
const putOn = squareActions('putBall')

const kickWith = playerActions('choose')

/** The event that an inducement plays instead of a result. */
const eventInstead = (c: Ctx, result: string): string => {
  let played = result
  for (const side of sides)
    eachEffect(c, side, ({ eventsInstead }) => {
      played = eventsInstead?.[result] ?? played
    })
  return played
}

const eventFrame = (c: Ctx, proc: string): Frame => ({ proc, step: 'start', ...c.rules.fields.get(proc) })

/** Inducements that leave on this result. */
const driveAway = (c: Ctx, result: string): void => {
  for (const side of sides)
    eachEffect(c, side, ({ leavesOnEvents }, id) => {
      if (leavesOnEvents?.includes(result)) loseInducement(c, side, id)
    })
}

/** Moves the ball in flight; if it leaves the receiving half, it is a touchback. */
export const flyTo = (c: Ctx, f: KickOffFrame, direction: number, squares: number): void => {
  const ball = c.match.balls[0]
  if (ball.state === 'touchback') return
  let at = f.square
  for (let i = 0; i < squares; i++) {
    const next = c.rules.pitch.step[at * 8 + direction]
    if (next === OFF || !inHalfOf(c, otherSide(f.kicking), next)) {
      ball.state = 'touchback'
      ball.at = OFF
      f.square = OFF
      return
    }
    at = next
  }
  f.square = at
  ball.at = at
}

/** Which step follows the aim, the table and the flight: the rest of a kick-off is the same in every order. */
interface KickOffOrder {
  readonly afterAim: 'scatter' | 'table'
  readonly afterTable: 'scatter' | 'resolve'
  readonly afterFlight: 'table' | 'resolve'
}

const inOrder = ({ afterAim, afterTable, afterFlight }: KickOffOrder): Procedure<KickOffFrame, Ctx> => ({
  copy,
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
        f.square = answer.square
        const ball = c.match.balls[0]
        ball.state = 'air'
        ball.at = answer.square
        ball.carrier = -1
        c.events.push({ type: 'kickAimed', square: answer.square })
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
      flyTo(c, f, f.direction, f.distance)
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

    resolve: (c, f) => {
      driveAway(c, f.event)
      return call(eventFrame(c, eventInstead(c, f.event)), 'eventOver')
    },

    eventOver: (c, f) => openMoment(c, 'kickOffEventOver', f.kicking, 'land'),

    land: (c, f) => {
      const ball = c.match.balls[0]
      if (ball.state === 'touchback') return 'settled'
      ball.at = f.square
      return call(landingFrame(0, 'kick'), 'landed')
    },

    landed: () => call(settleFrame(), 'settled'),

    settled: (c) => (c.match.balls[0].state === 'touchback' ? 'touchback' : 'end'),

    touchback: {
      kind: 'choice',
      by: (_c, f) => otherSide(f.kicking),
      question: () => question('touchback'),
      legal: (c, f) => {
        const side = otherSide(f.kicking)
        const receivers = touchbackReceivers(c, side)
        return receivers.length > 0 ? receivers.map((p) => giveTo(p.id)) : halfOf(c, side).map(putOn)
      },
      chosen: (c, _f, answer) => {
        const ball = c.match.balls[0]
        c.events.push({ type: 'touchback', player: answer.player, square: answer.square })
        const receiver = answer.do === 'giveBall' ? c.match.players[answer.player] : null
        if (receiver && canHold(c, receiver)) {
          giveBall(c, ball, receiver, 'touchback')
          return 'end'
        }
        ball.at = receiver ? receiver.at : answer.square
        ball.state = playerAt(c.match, ball.at) ? 'loose' : 'ground'
        c.match.drive.ballInPlay = true
        return call(settleFrame(), 'end')
      },
    },

    end: (c, f) => {
      c.match.drive.ballInPlay = true
      scoreAtOnce(c)
      return c.match.turn.touchdown === '' ? openMoment(c, 'kickOver', f.kicking, 'over') : DONE
    },

    over: () => DONE,
  },
})

export const kickOff = inOrder({ afterAim: 'scatter', afterTable: 'resolve', afterFlight: 'table' })

/** `third`: place the ball, roll the table, scatter, resolve the result, bring the ball down. */
export const kickOffProcedureThird = inOrder({ afterAim: 'table', afterTable: 'scatter', afterFlight: 'resolve' })
