// Where a side may be set up: in its own half, or up to a line of the pitch. Neighbours: setUp.ts and formation.ts ask,
// kernel/pitch.ts has the lines.
import type { Ctx } from '../../edition.ts'
import type { Pitch, Square } from '../../kernel/pitch.ts'
import { ofSide, type Side } from '../../vocabulary/words.ts'
import { halfOf, inHalfOf } from '../move/zones.ts'

/** A line of the pitch by its number, or the halfway line. */
export const HALFWAY = -1

/** A saved set-up of an older engine names no line: that is the halfway line too. */
const isLine = (line: number): boolean => line >= 0

export const areaOf = (c: Ctx, side: Side, line = HALFWAY): readonly Square[] =>
  isLine(line) ? (ofSide(c.rules.pitch.upToLine, side)[line] ?? []) : halfOf(c, side)

/** How many columns lie between the square and a side's own end of the pitch. */
export const columnFromEnd = ({ x, length }: Pitch, side: Side, square: Square): number =>
  side === 'home' ? x[square] : length - 1 - x[square]

/** The columns from the own end of the pitch up to the line. */
export const depthOf = ({ rules: { pitch } }: Pick<Ctx, 'rules'>, line: number): number =>
  isLine(line) ? pitch.endZone + (pitch.lines?.[line] ?? 0) : pitch.length / 2

export const inArea = (c: Ctx, side: Side, line: number, square: Square): boolean => {
  if (!isLine(line)) return inHalfOf(c, side, square)
  return columnFromEnd(c.rules.pitch, side, square) < depthOf(c, line)
}

/** The column that lies this many behind the line. */
export const columnBehind = (c: Ctx, side: Side, line: number, behind: number): number => {
  const column = depthOf(c, line) - 1 - behind
  return side === 'home' ? column : c.rules.pitch.length - 1 - column
}
