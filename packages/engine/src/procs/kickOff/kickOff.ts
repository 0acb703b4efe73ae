// The kick-off: aim, scatter, the kick-off table, and the landing ball or the touchback.
// Neighbours: events/ plays the table's results, landing.ts and settle.ts bring the ball down.
import type { Ctx } from '../../edition.ts'
import type { Frame, Player } from '../../kernel/match.ts'
import { playerAt } from '../../kernel/occupancy.ts'
import { OFF, type Square } from '../../kernel/pitch.ts'
import { call, DONE, type Procedure } from '../../kernel/procedure.ts'
import { type Action, playerActions, squareActions } from '../../vocabulary/actions.ts'
import { question } from '../../vocabulary/questions.ts'
import { otherSide, type Side, sides } from '../../vocabulary/words.ts'
import { giveBall, hasHands } from '../ball/ball.ts'
import { landingFrame } from '../ball/landing.ts'
import { settleFrame } from '../ball/settle.ts'
import { chefFrame, takeCooks } from '../match/chef.ts'
import { eachEffect, eitherHas } from '../match/effects.ts'
import { halfOf, hasZone, inHalfOf, isOnPitch, standsOnLine, standsWide } from '../move/zones.ts'
import { loseInducement, openMoment } from '../rolling/moment.ts'
import { openWindow } from '../rolling/window.ts'
import { scoreAtOnce } from '../turn/turnover.ts'

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
  halved: f.halved,
  returnUsed: f.returnUsed,
  gusts: f.gusts,
  kicker: f.kicker,
  advice: f.advice,
})

const aimAt = squareActions('aim')
const giveTo = playerActions('giveBall')
const putOn = squareActions('putBall')

const onPitchOf = (c: Ctx, side: Side): number[] =>
  c.match.players.filter((p) => p.side === side && isOnPitch(p)).map((p) => p.id)

const kickWith = playerActions('choose')

/** Who may kick: nobody in a wide zone; nobody on the line of scrimmage, unless all are there or few are left. */
const kickers = (c: Ctx, side: Side): number[] => {
  const all = onPitchOf(c, side)
  const inside = all.filter((id) => !standsWide(c, c.match.players[id]))
  const behind = inside.filter((id) => !standsOnLine(c, c.match.players[id]))
  return behind.length === 0 || all.length <= c.rules.setUp.onLineOfScrimmage ? inside : behind
}

const canHold = (c: Ctx, player: Player): boolean => hasZone(player) && hasHands(c, player)

/** Who may get a touchback: players who can hold the ball, or in some editions anybody, preferably standing. */
const touchbackReceivers = (c: Ctx, side: Side): Player[] => {
  const all = c.match.players.filter((p) => p.side === side && isOnPitch(p))
  if (!c.rules.kickOff.touchbackToAnyone) return all.filter((p) => canHold(c, p))
  const standing = all.filter((p) => p.posture === 'standing')
  return standing.length > 0 ? standing : all
}

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

/** The answer whose square is nearest to the middle of them all. */
const inTheMiddle = ({ rules: { pitch } }: Ctx, aims: readonly Action[]): Action | undefined => {
  const first = aims[0].square
  const last = aims[aims.length - 1].square
  const off = (line: readonly number[], square: Square): number => Math.abs(2 * line[square] - line[first] - line[last])
  const far = ({ square }: Action): number => off(pitch.x, square) + off(pitch.y, square)
  return aims.reduce((best, one) => (far(one) < far(best) ? one : best))
}

export const kickOff: Procedure<KickOffFrame, Ctx> = {
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

    aimed: (c, f) => openMoment(c, 'kickAimed', f.kicking, 'scatter'),

    scatter: {
      kind: 'throw',
      dice: () => ['d8', 'd6'],
      why: () => 'kickScatter',
      rolled: (c, f, faces) => {
        f.direction = faces[0] - 1
        f.distance = faces[1]
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

    lastChance: (c, f) => openMoment(c, 'kickFlown', f.kicking, 'table'),

    table: {
      kind: 'throw',
      dice: () => ['d6', 'd6'],
      why: () => 'kickOffTable',
      rolled: (c, _f, faces) => {
        const { id: result } = c.rules.tables.kickOff[faces[0] + faces[1]]
        c.events.push({ type: 'kickOffTable', result, dice: faces })
        if (eitherHas(c, ({ eventsAgain }) => eventsAgain?.includes(result) === true)) return 'table'
        driveAway(c, result)
        return call(eventFrame(c, eventInstead(c, result)), 'eventOver')
      },
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
}
