// The ground in front of a machine: the squares it would enter, who and what is there, and where it may go under control. Neighbours:
// driving.ts, ram.ts and frontBlock.ts ask.
import type { Ctx } from '../edition.ts'
import { footprint } from '../kernel/base.ts'
import type { Player } from '../kernel/match.ts'
import { playerAt } from '../kernel/occupancy.ts'
import { directions, OFF, type Square, squareAt } from '../kernel/pitch.ts'
import { type Facing, facings } from '../vocabulary/words.ts'

export interface Ground {
  /** Its top left square, once it is there. */
  readonly to: Square
  /** The squares that are new to it. */
  readonly squares: readonly Square[]
}

/** One square on in that direction; null beyond the edge of the pitch. */
export const groundAhead = ({ rules: { pitch } }: Ctx, { at, who }: Player, heading: Facing): Ground | null => {
  const to = pitch.step[at * 8 + directions.indexOf(heading)]
  if (to === OFF) return null
  const now = footprint(pitch, at, who.size)
  const squares = footprint(pitch, to, who.size).filter((square) => !now.includes(square))
  return squares.includes(OFF) ? null : { to, squares }
}

/** Something solid is in the way, or a pit that holds somebody: no machine goes there. */
export const isBarred = ({ match }: Ctx, { squares }: Ground): boolean =>
  squares.some((square) => match.board[square] < 0)

/** Whoever is on those squares, of any side and in any posture. */
export const playersOn = ({ match }: Ctx, squares: readonly Square[]): readonly Player[] => [
  ...new Set(squares.flatMap((square) => (square === OFF ? [] : (playerAt(match, square) ?? [])))),
]

/** How far it can go that way before anybody or anything is in its way, up to a number of squares. */
export const clearSquares = (c: Ctx, machine: Player, heading: Facing, most: number): number => {
  let there = machine
  for (let gone = 0; gone < most; gone++) {
    const ground = groundAhead(c, there, heading)
    if (!ground || isBarred(c, ground) || playersOn(c, ground.squares).length > 0) return gone
    there = { ...there, at: ground.to }
  }
  return most
}

/** The quarter turns from one direction to another, clockwise. */
export const turnedBy = (facing: Facing, quarters: number): Facing =>
  facings[(facings.indexOf(facing) + quarters + 4) % 4]

/** The way it points; a machine on the pitch always points some way. */
export const facingOf = ({ facing }: Player): Facing => facing || 'E'

/** The square beside those ahead of it, on its left or on its right. */
export const cornerAhead = (c: Ctx, { at, who, facing }: Player, side: 'left' | 'right'): Square => {
  const { pitch } = c.rules
  const before = -1
  const after = who.size
  const [x, y] = {
    N: side === 'left' ? [before, before] : [after, before],
    E: side === 'left' ? [after, before] : [after, after],
    S: side === 'left' ? [after, after] : [before, after],
    W: side === 'left' ? [before, after] : [before, before],
  }[facing || 'E']
  return squareAt(pitch, pitch.x[at] + x, pitch.y[at] + y)
}
