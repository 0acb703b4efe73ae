// Going down: knocked down (a turnover for the active team, and an armour roll) or placed prone (neither, except for a
// ball carrier), and standing up. Neighbours: armour.ts, knockDown.ts, block.ts.
import type { Ctx } from '../../edition.ts'
import type { Player } from '../../kernel/match.ts'
import { dropBall } from '../ball/ball.ts'
import { endStatesOf } from '../match/states.ts'
import { isMachine, wreckMachine } from '../things/machines.ts'
import { turnover } from '../turn/turnover.ts'
import { noteFall } from './laughter.ts'

/** The mark of a player who was brought down with the ball, until the ball comes to rest. */
export const DROPPED_BALL = 'dropped-ball'

/** Causes of falls that no other player brought about. */
const BY_HIMSELF: readonly string[] = ['dodge', 'goForIt', 'jump', 'leap', 'landing']

/** Puts him on the ground; a ball he carries drops. A machine that is to lie is a wreck. */
export const lie = (c: Ctx, player: Player, why: string): boolean => {
  if (isMachine(c, player)) {
    wreckMachine(c, player, why)
    return false
  }
  // A stunned player stays stunned.
  if (player.posture !== 'stunned') player.posture = c.rules.hurt.fallsAs
  c.events.push({ type: 'posture', player: player.id, posture: player.posture, why })
  endStatesOf(c, player, 'fall')
  noteFall(c, player)
  const dropped = dropBall(c, player)
  if (dropped && c.rules.windows.ballDropped.size > 0 && !BY_HIMSELF.includes(why))
    player.marks = [...player.marks, DROPPED_BALL]
  return dropped
}

export const layDown = (c: Ctx, player: Player, why: string): void => {
  lie(c, player, why)
  if (player.side === c.match.turn.side) turnover(c, 'knockedDown')
}

export const placeProne = (c: Ctx, player: Player, why: string): void => {
  const hadBall = lie(c, player, why)
  if (hadBall && player.side === c.match.turn.side) turnover(c, 'carrierDown')
}

export const rise = (c: Ctx, player: Player, why: string): void => {
  player.posture = 'standing'
  c.events.push({ type: 'posture', player: player.id, posture: 'standing', why })
}
