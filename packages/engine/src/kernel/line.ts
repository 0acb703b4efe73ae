// The straight line between the centres of two bases, and what it crosses. Whole numbers only: a square is two units wide, so that
// the centre of every base has some. Neighbours: pitch.ts, base.ts.
import type { Piece, Player } from './match.ts'
import type { Pitch } from './pitch.ts'

type Point = readonly [x: number, y: number]

type Standing = Pick<Player, 'at' | 'who'>

const centreOf = (pitch: Pitch, { at, who }: Standing): Point => [
  2 * pitch.x[at] + who.size,
  2 * pitch.y[at] + who.size,
]

const overlaps = (a: number, b: number, low: number, high: number): boolean =>
  Math.min(a, b) < high && Math.max(a, b) > low

/** Whether the line between their centres goes through the third one's squares; to touch an edge or a corner is not enough. */
export const lineCrosses = (pitch: Pitch, one: Standing, other: Standing, third: Standing): boolean =>
  lineMeets(pitch, one, other, { at: third.at, width: third.who.size, height: third.who.size })

/** The same for any base. */
export const lineMeets = (
  pitch: Pitch,
  one: Standing,
  other: Standing,
  { at, width, height }: Pick<Piece, 'at' | 'width' | 'height'>,
): boolean => {
  const [ax, ay] = centreOf(pitch, one)
  const [bx, by] = centreOf(pitch, other)
  const [left, top] = [2 * pitch.x[at], 2 * pitch.y[at]]
  const [right, bottom] = [left + 2 * width, top + 2 * height]
  if (!overlaps(ax, bx, left, right) || !overlaps(ay, by, top, bottom)) return false
  const sideOf = (x: number, y: number): number => (bx - ax) * (y - ay) - (by - ay) * (x - ax)
  const sides = [sideOf(left, top), sideOf(right, top), sideOf(left, bottom), sideOf(right, bottom)]
  return Math.min(...sides) < 0 && Math.max(...sides) > 0
}
