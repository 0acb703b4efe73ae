// Where a side may be set up: in its own half, up to a line of the pitch, or so many columns from its own end. Neighbours: setUp.ts and
// formation.ts ask, kernel/pitch.ts has the lines, downs/downs.ts the columns.
import type { Ctx } from '../../edition.ts'
import { coachOf } from '../../kernel/allegiance.ts'
import { squaresOf } from '../../kernel/base.ts'
import type { Player } from '../../kernel/match.ts'
import { OFF, type Pitch, type Square } from '../../kernel/pitch.ts'
import { ofSide, otherSide, type Side } from '../../vocabulary/words.ts'
import { halfOf, inHalfOf, inScoringZone } from '../move/zones.ts'
import { isMachine } from '../things/machines.ts'

/** A line of the pitch by its number, the halfway line, or what `upToColumn` says. */
export const HALFWAY = -1

/** A line right in front of so many columns, counted from the own end of the pitch. */
export const upToColumn = (columns: number): number => HALFWAY - columns

const columnsOf = (line: number): number => HALFWAY - line

/** A saved set-up of an older engine names no line: that is the halfway line too. */
const isLine = (line: number): boolean => line >= 0

export const areaOf = (c: Ctx, side: Side, line = HALFWAY): readonly Square[] => {
  if (isLine(line)) return ofSide(c.rules.pitch.upToLine, side)[line] ?? []
  if (columnsOf(line) > 0) return [...c.match.board.keys()].filter((square) => inArea(c, side, line, square))
  return halfOf(c, side)
}

/** Whether he may be set up there: part of a machine must be in its own end zone. */
export const mayStart = (c: Ctx, player: Player, at: Square): boolean =>
  !isMachine(c, player) ||
  squaresOf(c.rules.pitch, player, at).some(
    (square) => square !== OFF && inScoringZone(c, otherSide(coachOf(c.match, player)), square),
  )

/** How many columns lie between the square and a side's own end of the pitch. */
export const columnFromEnd = ({ x, length }: Pitch, side: Side, square: Square): number =>
  side === 'home' ? x[square] : length - 1 - x[square]

/** The columns from the own end of the pitch up to the line. */
export const depthOf = ({ rules: { pitch } }: Pick<Ctx, 'rules'>, line: number): number => {
  if (isLine(line)) return pitch.endZone + (pitch.lines?.[line] ?? 0)
  return columnsOf(line) > 0 ? columnsOf(line) : pitch.length / 2
}

export const inArea = (c: Ctx, side: Side, line: number, square: Square): boolean => {
  if (line === HALFWAY) return inHalfOf(c, side, square)
  return columnFromEnd(c.rules.pitch, side, square) < depthOf(c, line)
}

/** The column that lies this many behind the line. */
export const columnBehind = (c: Ctx, side: Side, line: number, behind: number): number => {
  const column = depthOf(c, line) - 1 - behind
  return side === 'home' ? column : c.rules.pitch.length - 1 - column
}
