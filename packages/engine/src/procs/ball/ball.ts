// Holding, dropping and losing the ball: functions without dice. Neighbours that roll: bounce.ts, throwIn.ts,
// landing.ts.

import type { Ctx } from '../../edition.ts'
import { covers } from '../../kernel/base.ts'
import type { Ball, Player } from '../../kernel/match.ts'
import type { Square } from '../../kernel/pitch.ts'
import { may } from '../../kit.ts'
import { noteLoss } from '../downs/downsFrame.ts'
import { hasState } from '../match/states.ts'
import { hasZone, heldBall, stands } from '../move/zones.ts'

export const giveBall = (c: Ctx, ball: Ball, player: Player, how: string): void => {
  ball.state = 'held'
  ball.carrier = player.id
  ball.at = player.at
  c.events.push({ type: 'ballHeld', player: player.id, how })
}

export const looseBall = (c: Ctx, ball: Ball, square: Square): void => {
  ball.state = 'loose'
  ball.carrier = -1
  ball.at = square
  c.events.push({ type: 'ballMoved', from: square, to: square, how: 'dropped', dice: [] })
}

/** The ball comes to rest; if another ball lies in the square, it must bounce. */
export const rest = (c: Ctx, ball: Ball): void => {
  const shared = c.match.balls.some((other) => other !== ball && other.state === 'ground' && other.at === ball.at)
  ball.state = shared ? 'loose' : 'ground'
}

/** Removes balls that have vanished, when no frame can refer to them any more. */
export const forgetVanished = (c: Ctx): void => {
  const { balls } = c.match
  for (let i = balls.length - 1; i >= 0 && balls.length > 1; i--) if (balls[i].state === 'absent') balls.splice(i, 1)
}

/** Puts the ball down in a square without a bounce. */
export const leaveBall = (c: Ctx, ball: Ball, square: Square): void => {
  c.events.push({ type: 'ballMoved', from: ball.at, to: square, how: 'left', dice: [] })
  ball.state = 'ground'
  ball.carrier = -1
  ball.at = square
}

/** The ball he carries falls into his square and must still bounce. `felled`: somebody or something has brought him down. */
export const dropBall = (c: Ctx, player: Player, felled = player.posture !== 'standing'): boolean => {
  const ball = heldBall(c.match, player)
  if (!ball) return false
  looseBall(c, ball, player.at)
  noteLoss(c.match, player, felled)
  return true
}

/** A ball in the square of a player who was moved against his will, or who fell, bounces. */
export const disturbBalls = (c: Ctx, player: Player): void => {
  for (const ball of c.match.balls)
    if (ball.state === 'ground' && covers(c.rules.pitch, player, ball.at)) looseBall(c, ball, ball.at)
}

export const groundBallAt = (c: Ctx, square: Square): number =>
  c.match.balls.findIndex((ball) => ball.state === 'ground' && ball.at === square)

/** The ball that lies where he stands, or −1. */
export const ballUnder = (c: Ctx, player: Player): number =>
  player.who.size === 1
    ? groundBallAt(c, player.at)
    : c.match.balls.findIndex((ball) => ball.state === 'ground' && covers(c.rules.pitch, player, ball.at))

export const anyLoose = (c: Ctx): boolean => c.match.balls.some((ball) => ball.state === 'loose')

/** A referee never takes the ball, nor does who is afraid of it. */
export const hasHands = (c: Ctx, player: Player): boolean =>
  player.side !== 'neutral' && !may(c, player).cannotHoldBall && !hasState(player, 'paranoid')

/** Whether he could take a ball now: he has hands and carries none. */
export const canTakeBall = (c: Ctx, player: Player): boolean =>
  hasHands(c, player) && heldBall(c.match, player) === null

/** Whether he carries the ball and may give it away. */
export const givesBall = (c: Ctx, player: Player): boolean =>
  heldBall(c.match, player) !== null && !may(c, player).keepsBall

/** A standing player with a tackle zone must try to catch the ball; mud takes only his zone. */
export const canCatch = (player: Player): boolean => hasZone(player) || (stands(player) && hasState(player, 'bogged'))
