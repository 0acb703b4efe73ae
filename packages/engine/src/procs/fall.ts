// Going down: knocked down (a turnover for the moving team, and an armour roll follows) or placed prone (neither, but for
// a ball carrier). Neighbours: armour.ts, knockDown.ts, block.ts.
import type { Ctx } from '../edition.ts'
import type { Player } from '../kernel/match.ts'
import { dropBall } from './ball.ts'
import { setState } from './states.ts'
import { turnover } from './turnover.ts'

/** Puts him on the ground, ball and all. */
export const lie = (c: Ctx, player: Player, why: string): boolean => {
  // Who already lay stunned stays so.
  if (player.posture !== 'stunned') player.posture = 'prone'
  c.events.push({ type: 'posture', player: player.id, posture: player.posture, why })
  setState(c, player, 'rooted', false)
  return dropBall(c, player)
}

export const layDown = (c: Ctx, player: Player, why: string): void => {
  lie(c, player, why)
  if (player.side === c.match.turn.side) turnover(c, 'knockedDown')
}

export const placeProne = (c: Ctx, player: Player, why: string): void => {
  const hadBall = lie(c, player, why)
  if (hadBall && player.side === c.match.turn.side) turnover(c, 'carrierDown')
}
