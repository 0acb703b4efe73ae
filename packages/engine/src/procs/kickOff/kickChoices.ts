// Who may kick, where a kick is aimed if nobody says, and who may get a touchback. Neighbour: kickOff.ts asks for them.
import type { Ctx } from '../../edition.ts'
import type { Player } from '../../kernel/match.ts'
import type { Square } from '../../kernel/pitch.ts'
import type { Action } from '../../vocabulary/actions.ts'
import type { Side } from '../../vocabulary/words.ts'
import { hasHands } from '../ball/ball.ts'
import { hasZone, isOnPitch, standsOnLine, standsWide } from '../move/zones.ts'

export const onPitchOf = (c: Ctx, side: Side): number[] =>
  c.match.players.filter((p) => p.side === side && isOnPitch(p)).map((p) => p.id)

/** Who may kick: nobody in a wide zone; nobody on the line of scrimmage, unless all are there or few are left. */
export const kickers = (c: Ctx, side: Side): number[] => {
  const all = onPitchOf(c, side)
  const inside = all.filter((id) => !standsWide(c, c.match.players[id]))
  const behind = inside.filter((id) => !standsOnLine(c, c.match.players[id]))
  return behind.length === 0 || all.length <= c.rules.setUp.onLineOfScrimmage ? inside : behind
}

export const canHold = (c: Ctx, player: Player): boolean => hasZone(player) && hasHands(c, player)

/** Who may get a touchback: players who can hold the ball, or in some editions anybody, preferably standing. */
export const touchbackReceivers = (c: Ctx, side: Side): Player[] => {
  const all = c.match.players.filter((p) => p.side === side && isOnPitch(p))
  if (!c.rules.kickOff.touchbackToAnyone) return all.filter((p) => canHold(c, p))
  const standing = all.filter((p) => p.posture === 'standing')
  return standing.length > 0 ? standing : all
}

/** The answer whose square is nearest to the middle of them all. */
export const inTheMiddle = ({ rules: { pitch } }: Ctx, aims: readonly Action[]): Action | undefined => {
  const first = aims[0].square
  const last = aims[aims.length - 1].square
  const off = (line: readonly number[], square: Square): number => Math.abs(2 * line[square] - line[first] - line[last])
  const far = ({ square }: Action): number => off(pitch.x, square) + off(pitch.y, square)
  return aims.reduce((best, one) => (far(one) < far(best) ? one : best))
}
