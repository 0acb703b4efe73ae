// A random direction from a square: a D8; from a big base a D16, whose first twelve faces are the neighbouring squares
// in reading order and whose others are rolled again. Neighbours: bounce.ts and throwTeamMateBb2020.ts roll it,
// kernel/base.ts has the squares.
import type { Ctx } from '../../edition.ts'
import { around, brink } from '../../kernel/base.ts'
import type { Player } from '../../kernel/match.ts'
import { playerAt } from '../../kernel/occupancy.ts'
import { OFF, type Square, squareAt } from '../../kernel/pitch.ts'
import type { Die, Face } from '../../vocabulary/words.ts'

/** The player on a big base who covers that square, or null. */
export const bigUnder = (c: Ctx, square: Square): Player | null => {
  const player = square === OFF ? null : playerAt(c.match, square)
  return player && player.who.size > 1 ? player : null
}

export const directionDie = (big: Player | null): Die => (big ? 'd16' : 'd8')

const SQUARES_AROUND = 12

export const isRolledAgain = (big: Player | null, face: Face): boolean => big !== null && face > SQUARES_AROUND

/** The square that the die points to, or OFF. */
export const squareTowards = ({ rules: { pitch } }: Ctx, big: Player | null, from: Square, face: Face): Square => {
  if (!big) return pitch.step[from * 8 + face - 1]
  const [dx, dy] = around(big.who.size)[face - 1]
  return squareAt(pitch, pitch.x[big.at] + dx, pitch.y[big.at] + dy)
}

/** The last square of the base in that direction. */
export const leavesAt = ({ rules: { pitch } }: Ctx, big: Player | null, from: Square, face: Face): Square =>
  big ? brink(pitch, big, around(big.who.size)[face - 1]) : from

/** The square of his base from which something leaves it in one of the eight directions. */
export const brinkTowards = ({ rules: { pitch } }: Ctx, player: Player, direction: number): Square => {
  const [dx, dy] = around(1)[direction]
  return brink(pitch, player, [dx * player.who.size, dy * player.who.size])
}
