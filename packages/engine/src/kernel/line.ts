// The straight line between the centres of two squares, as integer geometry. Neighbour: pitch.ts has the squares.
import type { Pitch, Square } from './pitch.ts'

const isBetween = (value: number, end: number): boolean => Math.min(0, end) <= value && value <= Math.max(0, end)

/** Whether the line passes through the inside of the square; it only touches a corner of others. The two ends do not count. */
export const lineCrosses = ({ x, y }: Pitch, from: Square, to: Square, square: Square): boolean => {
  if (square === from || square === to) return false
  const [dx, dy] = [x[to] - x[from], y[to] - y[from]]
  const [sx, sy] = [x[square] - x[from], y[square] - y[from]]
  if (!isBetween(sx, dx) || !isBetween(sy, dy)) return false
  return 2 * Math.abs(dx * sy - dy * sx) < Math.abs(dx) + Math.abs(dy)
}
