// Where squares are in the picture: a lying pitch on wide screens, an upright one on tall screens, home at the left or at the
// bottom. Neighbours: every file of this folder uses it.
import type { Pitch, Square } from '@double-skulls/engine'

/** The edge of a square in the picture's own units. */
export const UNIT = 40

export interface Geometry {
  readonly pitch: Pitch
  readonly upright: boolean
  /** The size of the field itself. */
  readonly width: number
  readonly height: number
  /** The upper left corner of a square. */
  x(square: Square): number
  y(square: Square): number
  /** The square one step up, down, left or right in the picture, or the same one at the edge. */
  beside(square: Square, across: number, down: number): Square
}

export const geometryOf = (pitch: Pitch, upright: boolean): Geometry => {
  const { length, width } = pitch
  const columnOf = (square: Square): number => (upright ? pitch.y[square] : pitch.x[square])
  const rowOf = (square: Square): number => (upright ? length - 1 - pitch.x[square] : pitch.y[square])
  const columns = upright ? width : length
  const rows = upright ? length : width
  return {
    pitch,
    upright,
    width: columns * UNIT,
    height: rows * UNIT,
    x: (square) => columnOf(square) * UNIT,
    y: (square) => rowOf(square) * UNIT,
    beside: (square, across, down) => {
      const column = Math.min(columns - 1, Math.max(0, columnOf(square) + across))
      const row = Math.min(rows - 1, Math.max(0, rowOf(square) + down))
      return upright ? column * length + (length - 1 - row) : row * length + column
    },
  }
}

export interface Spot {
  readonly x: number
  readonly y: number
}

/** The middle of a square, or of a base of several squares along the pitch and across it. */
export const middle = (geometry: Geometry, square: Square, along = 1, across = along): Spot => {
  const [wide, high] = geometry.upright ? [across, along] : [along, across]
  const right = ((wide - 1) * UNIT) / 2
  const down = ((high - 1) * UNIT) / 2
  const x = geometry.x(square) + UNIT / 2 + right
  return { x, y: geometry.y(square) + UNIT / 2 + (geometry.upright ? -down : down) }
}
