// The pitch as numbers: a square is y × length + x; north is y − 1. All neighbour tables are built once per pitch.
// Neighbours: occupancy.ts puts things on squares, procs/move/zones.ts asks who stands next to whom.

import type { BySide, Side } from '../vocabulary/words.ts'

export type Square = number
export const OFF = -1

export const directions = ['NW', 'N', 'NE', 'W', 'E', 'SW', 'S', 'SE'] as const
export type Direction = (typeof directions)[number]

/** Offsets in the reading order of the scatter template, so that direction d is face d + 1 of the D8. */
const DX = [-1, 0, 1, -1, 1, -1, 0, 1]
const DY = [-1, -1, -1, 0, 0, 1, 1, 1]

/** The eight directions clockwise from north, as indices of `directions`: 45° turns are steps in this ring. */
const CLOCKWISE = [1, 2, 4, 7, 6, 5, 3, 0]

export interface PitchShape {
  readonly length: number
  readonly width: number
  /** The wide zones are the rows y < wideZone and y ≥ width − wideZone. */
  readonly wideZone: number
  readonly endZone: number
  /** Lines that cross the pitch in each half: how many rows of the field lie between the own end zone and each of them. */
  readonly lines?: readonly number[]
  /** Where substitutes enter, on the own sideline: columns counted from the own end of the pitch. */
  readonly entry?: readonly number[]
}

export interface Pitch extends PitchShape {
  readonly squares: number
  readonly x: readonly number[]
  readonly y: readonly number[]
  /** step[square × 8 + direction] is the next square in that direction, or OFF. */
  readonly step: readonly Square[]
  readonly neighbours: readonly (readonly Square[])[]
  /** beyond[square × 8 + direction]: the three squares ahead in that direction, left to right; some may be OFF. */
  readonly beyond: readonly (readonly Square[])[]
  /** The squares beyond all neighbours, direction by direction, each listed once. */
  readonly overNeighbours: readonly (readonly Square[])[]
  /** All squares at a distance of one or two. */
  readonly withinTwo: readonly (readonly Square[])[]
  /** For each side and each line: all squares from the own end of the pitch up to the line. */
  readonly upToLine: Readonly<BySide<readonly (readonly Square[])[]>>
  /** Where substitutes of a side enter. Home's sideline is the first row, away's the last. */
  readonly entrySquares: Readonly<BySide<readonly Square[]>>
}

/** The column of a side that lies this many columns from its own end of the pitch. */
const columnFrom = ({ length }: PitchShape, side: Side, columns: number): number =>
  side === 'home' ? columns : length - 1 - columns

const squaresUpTo = (shape: PitchShape, side: Side, line: number): readonly Square[] => {
  const all = Array.from({ length: shape.length * shape.width }, (_, square) => square)
  const last = columnFrom(shape, side, shape.endZone + line - 1)
  return all.filter((square) => (side === 'home' ? square % shape.length <= last : square % shape.length >= last))
}

export const makePitch = (shape: PitchShape): Pitch => {
  const squares = shape.length * shape.width
  const x: number[] = []
  const y: number[] = []
  const step: Square[] = []
  const neighbours: Square[][] = []
  for (let square = 0; square < squares; square++) {
    x.push(square % shape.length)
    y.push(Math.floor(square / shape.length))
    const near: Square[] = []
    for (let d = 0; d < 8; d++) {
      const next = squareAt(shape, x[square] + DX[d], y[square] + DY[d])
      step.push(next)
      if (next !== OFF) near.push(next)
    }
    neighbours.push(near)
  }
  const beyond = step.map((_, i) => [-1, 0, 1].map((turns) => step[i - (i % 8) + turned(i % 8, turns)]))
  const overNeighbours = neighbours.map((_, square) => {
    const over = step.slice(square * 8, square * 8 + 8)
    const all = over.flatMap((next, d) => (next === OFF ? [] : beyond[next * 8 + d]))
    return [...new Set(all.filter((to) => to !== OFF))]
  })
  const withinTwo = neighbours.map((near, square) => {
    const all = new Set(near.flatMap((next) => neighbours[next]))
    all.delete(square)
    return [...all].sort((a, b) => a - b)
  })
  const { lines = [], entry = [] } = shape
  const upTo = (side: Side) => lines.map((line) => squaresUpTo(shape, side, line))
  const enter = (side: Side, row: number) =>
    entry.map((columns) => squareAt(shape, columnFrom(shape, side, columns), row))
  return {
    ...shape,
    ...{ squares, x, y, step, neighbours, beyond, overNeighbours, withinTwo },
    upToLine: { home: upTo('home'), away: upTo('away') },
    entrySquares: { home: enter('home', 0), away: enter('away', shape.width - 1) },
  }
}

export const squareAt = (pitch: PitchShape, x: number, y: number): Square =>
  x < 0 || y < 0 || x >= pitch.length || y >= pitch.width ? OFF : y * pitch.length + x

export const distance = (pitch: Pitch, a: Square, b: Square): number =>
  Math.max(Math.abs(pitch.x[a] - pitch.x[b]), Math.abs(pitch.y[a] - pitch.y[b]))

export const adjacent = (pitch: Pitch, a: Square, b: Square): boolean =>
  a !== b && a !== OFF && b !== OFF && distance(pitch, a, b) === 1

/** Direction index from one square to an adjacent one. */
export const directionTo = (pitch: Pitch, from: Square, to: Square): number => {
  const dx = pitch.x[to] - pitch.x[from]
  const dy = pitch.y[to] - pitch.y[from]
  for (let d = 0; d < 8; d++) if (DX[d] === dx && DY[d] === dy) return d
  throw new Error(`squares ${squareName(pitch, from)} and ${squareName(pitch, to)} are not adjacent`)
}

/** The direction `turns` × 45° clockwise of `direction`. */
export const turned = (direction: number, turns: number): number =>
  CLOCKWISE[(CLOCKWISE.indexOf(direction) + turns + 8) % 8]

const FIRST_ROW = 'a'.charCodeAt(0)

/** a1 … o26: a letter for the row, a number for the column. */
export const squareName = (pitch: PitchShape, square: Square): string =>
  String.fromCharCode(FIRST_ROW + Math.floor(square / pitch.length)) + ((square % pitch.length) + 1)

export const squareNamed = (pitch: PitchShape, name: string): Square => {
  const match = /^([a-z])([1-9][0-9]*)$/.exec(name)
  if (!match) return OFF
  return squareAt(pitch, Number(match[2]) - 1, match[1].charCodeAt(0) - FIRST_ROW)
}
