// The screen: players of ours between their carrier and our end zone, so that he must dodge or go round.
// Neighbours: place.ts, weights.ts.
import { otherSide, type Player, type Square } from '@double-skulls/engine'
import { columnsToGoal, distance } from './geometry.ts'
import type { Sight } from './sight.ts'
import { placing } from './weights.ts'

/** Rows up to this far to either side of the carrier matter. */
const REACH = 6
/** Players more than this many columns ahead of him do not count. */
const DEPTH = 8

/** How many columns nearer to our end zone a square is than the carrier. */
const aheadOf = (sight: Sight, at: Square, square: Square): number => {
  const theirs = otherSide(sight.side)
  return columnsToGoal(sight.pitch, theirs, at) - columnsToGoal(sight.pitch, theirs, square)
}

const importance = (offset: number): number => 1 / (1 + Math.abs(offset) / 2.5)

/** Rows around the carrier that team-mates already cover, by offset. */
export const screenedRows = (sight: Sight, at: Square, mates: readonly Player[]): Uint8Array => {
  const rows = new Uint8Array(2 * REACH + 1)
  for (const mate of mates) {
    const ahead = aheadOf(sight, at, mate.at)
    if (ahead < 1 || ahead > DEPTH) continue
    const middle = sight.pitch.y[mate.at] - sight.pitch.y[at] + REACH
    for (let row = middle - 1; row <= middle + 1; row++) if (row >= 0 && row < rows.length) rows[row] = 1
  }
  return rows
}

export const screenValue = (sight: Sight, at: Square, rows: Uint8Array, square: Square): number => {
  const { pitch } = sight
  const ahead = aheadOf(sight, at, square)
  const gap = distance(pitch, square, at)
  let value = -placing.farFromBall * gap
  if (ahead < 0) return value + placing.beaten * Math.max(-4, ahead)
  if (ahead < 1 || ahead > DEPTH) return value
  const middle = pitch.y[square] - pitch.y[at] + REACH
  for (let row = middle - 1; row <= middle + 1; row++)
    if (row >= 0 && row < rows.length && rows[row] === 0) value += placing.row * importance(row - REACH)
  return value + (ahead <= 4 ? placing.closeScreen : 0)
}
