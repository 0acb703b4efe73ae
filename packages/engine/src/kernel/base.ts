// Geometry of big bases: the squares they cover, their neighbouring squares, distances between them, what they face.
// A base is named by its top left square. Neighbours: pitch.ts has the squares, occupancy.ts puts bases on them.
import type { Facing } from '../vocabulary/words.ts'
import type { Player } from './match.ts'
import { distance, OFF, type Pitch, type Square, squareAt } from './pitch.ts'

/** Whatever has a base where it stands. */
type Based = Pick<Player, 'at' | 'who'>

/** The squares of a base with its top left corner at `at`, square unless it has a height; OFF for those outside the pitch. */
export const footprint = (pitch: Pitch, at: Square, width: number, height = width): Square[] => {
  const squares: Square[] = []
  for (let dy = 0; dy < height; dy++)
    for (let dx = 0; dx < width; dx++) squares.push(squareAt(pitch, pitch.x[at] + dx, pitch.y[at] + dy))
  return squares
}

/** The neighbouring squares of a base in reading order, as offsets from its top left square. */
export const around = (size: number): readonly (readonly [number, number])[] => {
  const steps: [number, number][] = []
  for (let dy = -1; dy <= size; dy++)
    for (let dx = -1; dx <= size; dx++) if (dx < 0 || dy < 0 || dx === size || dy === size) steps.push([dx, dy])
  return steps
}

/** The squares next to him that are on the pitch. Big bases have more of them. */
export const ringOf = (pitch: Pitch, { at, who }: Player): readonly Square[] =>
  who.size === 1
    ? pitch.neighbours[at]
    : around(who.size)
        .map(([dx, dy]) => squareAt(pitch, pitch.x[at] + dx, pitch.y[at] + dy))
        .filter((square) => square !== OFF)

/** The squares his base covers when its top left square is `at`. */
export const squaresOf = (pitch: Pitch, { who }: Player, at: Square): Square[] =>
  who.size === 1 ? [at] : footprint(pitch, at, who.size)

/** Whether the test holds for any of the squares he covers. */
export const anySquare = (pitch: Pitch, player: Player, test: (square: Square) => boolean): boolean =>
  player.who.size === 1 ? test(player.at) : footprint(pitch, player.at, player.who.size).some(test)

export const covers = (pitch: Pitch, { at, who }: Player, square: Square): boolean =>
  who.size === 1 ? at === square : at !== OFF && square !== OFF && clamped(pitch, at, who.size, square) === square

const clamp = (value: number, least: number, size: number): number => Math.max(least, Math.min(least + size - 1, value))

const clamped = (pitch: Pitch, at: Square, size: number, square: Square): Square =>
  squareAt(pitch, clamp(pitch.x[square], pitch.x[at], size), clamp(pitch.y[square], pitch.y[at], size))

/** The last square of his base on a path that starts at its top left square and goes by this offset. */
export const brink = (pitch: Pitch, { at, who }: Player, [dx, dy]: readonly [number, number]): Square =>
  squareAt(pitch, pitch.x[at] + clamp(dx, 0, who.size), pitch.y[at] + clamp(dy, 0, who.size))

/** The square of his base that is nearest to the given one. */
export const nearestSquare = (pitch: Pitch, { at, who }: Based, square: Square): Square =>
  who.size === 1 ? at : clamped(pitch, at, who.size, square)

const shiftTo = (value: number, least: number, size: number): number =>
  value < least ? value : value >= least + size ? value - size + 1 : least

/** Where his base must go to cover a square with the fewest steps. */
export const coveringAt = (pitch: Pitch, { at, who }: Player, square: Square): Square =>
  who.size === 1
    ? square
    : squareAt(pitch, shiftTo(pitch.x[square], pitch.x[at], who.size), shiftTo(pitch.y[square], pitch.y[at], who.size))

/** The square a client shows for a place his base can go to; the inverse of `coveringAt`. */
export const leadingSquare = (pitch: Pitch, { at, who }: Player, to: Square): Square => {
  const ahead = (value: number, least: number): number => (value > least ? value + who.size - 1 : value)
  return who.size === 1 ? to : squareAt(pitch, ahead(pitch.x[to], pitch.x[at]), ahead(pitch.y[to], pitch.y[at]))
}

/** The distance between the bases of two players: 1 when they touch. */
export const gapBetween = (pitch: Pitch, one: Based, other: Based): number => {
  const near = nearestSquare(pitch, one, other.at)
  return distance(pitch, near, nearestSquare(pitch, other, near))
}

/** The distance from his base to a square; 0 if he covers it. */
export const gapTo = (pitch: Pitch, player: Player, square: Square): number =>
  distance(pitch, nearestSquare(pitch, player, square), square)

export const isNextTo = (pitch: Pitch, one: Based, other: Based): boolean =>
  one.at !== OFF && other.at !== OFF && gapBetween(pitch, one, other) === 1

/** Whether a square is not behind a big base. Behind is the whole row at its back, corners included. */
export const faces = (pitch: Pitch, { at, who, facing }: Player, square: Square): boolean => {
  switch (facing) {
    case 'N':
      return pitch.y[square] < pitch.y[at] + who.size
    case 'S':
      return pitch.y[square] >= pitch.y[at]
    case 'E':
      return pitch.x[square] >= pitch.x[at]
    case 'W':
      return pitch.x[square] < pitch.x[at] + who.size
    case '':
    case undefined:
      return true
  }
}

/** The squares his tackle zone covers. Assumes that he has one. */
export const zoneSquares = (pitch: Pitch, player: Player): readonly Square[] =>
  player.who.size === 1
    ? pitch.neighbours[player.at]
    : ringOf(pitch, player).filter((square) => faces(pitch, player, square))

/** Whether his tackle zone reaches the other player's base, where that is or would be. Assumes that he has one. */
export const zoneReaches = (pitch: Pitch, marker: Player, marked: Player, at = marked.at): boolean => {
  if (marker.who.size === 1 && marked.who.size === 1) return distance(pitch, marker.at, at) === 1
  return squaresOf(pitch, marked, at).some(
    (square) => square !== OFF && gapTo(pitch, marker, square) === 1 && faces(pitch, marker, square),
  )
}

/** The direction of the opponents' end zone. */
export const ahead = ({ side }: Player): Facing => (side === 'home' ? 'E' : 'W')
