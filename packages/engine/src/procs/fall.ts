// Going down: knocked down (a turnover for the moving team, and an armour roll follows) or placed prone (neither, but for
// a ball carrier), and getting up. Neighbours: armour.ts, knockDown.ts, block.ts.
import type { Ctx } from '../edition.ts'
import type { Player } from '../kernel/match.ts'
import { dropBall } from './ball.ts'
import { setState } from './states.ts'
import { turnover } from './turnover.ts'

/** The mark of a player whose ball has not come to rest since he was brought down by others. */
export const DROPPED_BALL = 'dropped-ball'

/** Whys of players who fell without being brought down. */
const BY_HIMSELF: readonly string[] = ['dodge', 'goForIt', 'jump', 'leap', 'landing']

/** Puts him on the ground, ball and all. */
export const lie = (c: Ctx, player: Player, why: string): boolean => {
  // Who already lay stunned stays so.
  if (player.posture !== 'stunned') player.posture = 'prone'
  c.events.push({ type: 'posture', player: player.id, posture: player.posture, why })
  setState(c, player, 'rooted', false)
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
