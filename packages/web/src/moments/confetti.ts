// Confetti after a touchdown, the same every time: discs for home, hexagons for away, strips for both. Three layers that fall at
// different speeds, each of a few long paths: cheap to lay out, and only the layers move. Neighbour: Confetti.tsx.
import type { Side } from '@double-skulls/engine'

export const SHEETS = 3
export const COLOURS = 4
export const WIDTH = 1600
export const HEIGHT = 1000
const PIECES = 13

/** A hash of neighbouring numbers, evenly between 0 and 1. */
const GOLDEN = 0.618_033_988_7
const spread = (i: number, salt: number): number => ((i + 1) * GOLDEN * salt) % 1

const point = (x: number, y: number): string => `${Math.round(x)} ${Math.round(y)}`

const disc = (x: number, y: number, r: number): string => {
  const round = Math.round(r)
  return `M${point(x - r, y)}a${round} ${round} 0 1 0 ${2 * round} 0a${round} ${round} 0 1 0 ${-2 * round} 0Z`
}

const polygon = (x: number, y: number, corners: readonly (readonly [number, number])[], turn: number): string => {
  const [sine, cosine] = [Math.sin(turn), Math.cos(turn)]
  return `M${corners.map(([a, b]) => point(x + a * cosine - b * sine, y + a * sine + b * cosine)).join('L')}Z`
}

const hexagon = (x: number, y: number, r: number, turn: number): string =>
  polygon(
    x,
    y,
    Array.from({ length: 6 }, (_, i) => [r * Math.cos((i * Math.PI) / 3), r * Math.sin((i * Math.PI) / 3)] as const),
    turn,
  )

const strip = (x: number, y: number, s: number, turn: number): string =>
  polygon(
    x,
    y,
    [
      [-s / 2, -s],
      [s / 2, -s],
      [s / 2, s],
      [-s / 2, s],
    ],
    turn,
  )

const pieceOf = (side: Side, i: number): string => {
  const [x, y] = [spread(i, 7) * WIDTH, spread(i, 13) * HEIGHT]
  const [size, turn] = [6 + spread(i, 3) * 9, spread(i, 5) * Math.PI]
  if (i % 2 === 0) return strip(x, y, size, turn)
  return side === 'home' ? disc(x, y, size * 0.8) : hexagon(x, y, size, turn)
}

/** The outlines of all pieces of one colour on one layer. */
const pathOf = (side: Side, sheet: number, colour: number): string =>
  Array.from({ length: PIECES }, (_, i) => pieceOf(side, (sheet * COLOURS + colour) * PIECES + i)).join('')

const sheetsOf = (side: Side): readonly (readonly string[])[] =>
  Array.from({ length: SHEETS }, (_, sheet) =>
    Array.from({ length: COLOURS }, (_unused, colour) => pathOf(side, sheet, colour)),
  )

export const confetti: { readonly [S in Side]: readonly (readonly string[])[] } = {
  home: sheetsOf('home'),
  away: sheetsOf('away'),
}
