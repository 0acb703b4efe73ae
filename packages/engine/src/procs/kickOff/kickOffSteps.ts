// The steps of a kick-off that its orders share. Neighbours: kickOff.ts puts them in order, kickOffFrame.ts has the frame,
// kickChoices.ts lists who kicks and who receives.

import type { Ctx } from '../../edition.ts'
import type { Frame } from '../../kernel/match.ts'
import { playerAt } from '../../kernel/occupancy.ts'
import { OFF, type Square } from '../../kernel/pitch.ts'
import { type Call, DONE, type Done } from '../../kernel/procedure.ts'
import { type Action, playerActions, squareActions } from '../../vocabulary/actions.ts'
import { otherSide, type Side, sides } from '../../vocabulary/words.ts'
import { giveBall } from '../ball/ball.ts'
import { settleFrame } from '../ball/settle.ts'
import { kickedBall } from '../ball/whichBall.ts'
import { eachEffect } from '../match/effects.ts'
import { halfOf, inHalfOf } from '../move/zones.ts'
import { loseInducement, openMoment } from '../rolling/moment.ts'
import { scoreAtOnce } from '../turn/turnover.ts'
import { canHold, touchbackReceivers } from './kickChoices.ts'
import type { KickOffFrame } from './kickOffFrame.ts'

/** The ball flies towards the square the coach has named. */
export const takeAim = (c: Ctx, f: KickOffFrame, square: Square): void => {
  f.square = square
  const ball = kickedBall(c.match)
  ball.state = 'air'
  ball.at = square
  ball.carrier = -1
  c.events.push({ type: 'kickAimed', square })
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

/** Inducements that leave on this result. */
const driveAway = (c: Ctx, result: string): void => {
  for (const side of sides)
    eachEffect(c, side, ({ leavesOnEvents }, id) => {
      if (leavesOnEvents?.includes(result)) loseInducement(c, side, id)
    })
}

/** Moves the ball in flight; if it leaves the receiving half, it is a touchback. */
export const flyTo = (c: Ctx, f: KickOffFrame, direction: number, squares: number): void => {
  const ball = kickedBall(c.match)
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

/** What a result of the table starts; inducements leave, or play another event. */
export const eventOf = (c: Ctx, result: string): Frame => {
  driveAway(c, result)
  const proc = eventInstead(c, result)
  return { proc, step: 'start', ...c.rules.fields.get(proc) }
}

const giveTo = playerActions('giveBall')
const putOn = squareActions('putBall')

/** To whom a touchback may go, or where the ball may be put if nobody can take it. */
export const touchbacks = (c: Ctx, side: Side): Action[] => {
  const receivers = touchbackReceivers(c, side)
  return receivers.length > 0 ? receivers.map((p) => giveTo(p.id)) : halfOf(c, side).map(putOn)
}

/** Awards the touchback; a ball that nobody holds then must settle. */
export const awardTouchback = (c: Ctx, answer: Action): Frame | null => {
  const ball = kickedBall(c.match)
  c.events.push({ type: 'touchback', player: answer.player, square: answer.square })
  const receiver = answer.do === 'giveBall' ? c.match.players[answer.player] : null
  if (receiver && canHold(c, receiver)) {
    giveBall(c, ball, receiver, 'touchback')
    return null
  }
  ball.at = receiver ? receiver.at : answer.square
  ball.state = playerAt(c.match, ball.at) ? 'loose' : 'ground'
  c.match.drive.ballInPlay = true
  return settleFrame()
}

/** The ball is in play. */
export const finish = <S extends string>(c: Ctx, f: KickOffFrame, then: S): Call<S> | S | Done<'done'> => {
  c.match.drive.ballInPlay = true
  scoreAtOnce(c)
  return c.match.turn.touchdown === '' ? openMoment(c, 'kickOver', f.kicking, then) : DONE
}
