// The tools that parts are drawn with: outlined shapes, shade and light, plain lines. A part lies in a box of 100 × 100, which is
// one square of the pitch; every figure faces right. Neighbours: parts/ holds the drawings, bust.ts puts them together.

/** The outline colour of all drawings. */
export const INK = '#0b110e'
/** The width of the outline. */
export const OUTLINE = 2.6

/** Colours that are set when a figure is shown: those of its kit and of its race. */
export const JERSEY = 'var(--jersey)'
export const TRIM = 'var(--trim)'
export const SKIN = 'var(--skin)'
export const HAIR = 'var(--hair)'
export const EYE = 'var(--eye)'
export const METAL = 'var(--metal)'
export const IVORY = '#f6edd3'

export interface Mark {
  readonly d: string
  readonly fill: string
  readonly stroke: string
  readonly width: number
  readonly opacity: number
}

export type Part = readonly Mark[]

/** A mix: this share of one colour, the rest of another. */
export const mix = (colour: string, percent: number, other: string): string =>
  `color-mix(in srgb, ${colour} ${percent}%, ${other})`

/** An outlined shape; a width of 0 leaves the outline out. */
export const shape = (d: string, fill = SKIN, width = OUTLINE): Mark => ({
  ...{ d, fill, width },
  stroke: width === 0 ? 'none' : INK,
  opacity: 1,
})

const wash = (d: string, fill: string, opacity: number): Mark => ({ d, fill, stroke: 'none', width: 0, opacity })

export const shade = (d: string, opacity = 0.24): Mark => wash(d, '#000', opacity)
export const light = (d: string, opacity = 0.3): Mark => wash(d, '#fff', opacity)

const drawn = (d: string, stroke: string, width: number, opacity: number): Mark => ({
  ...{ d, stroke, width, opacity },
  fill: 'none',
})

/** The bright edge from the floodlights, inside an outline. */
export const edge = (d: string, width = OUTLINE, opacity = 0.75): Mark => drawn(d, '#fff', width, opacity)
export const line = (d: string, width = OUTLINE, colour = INK): Mark => drawn(d, colour, width, 1)

export const disc = (x: number, y: number, r: number, fill: string, width = OUTLINE, opacity = 1): Mark => ({
  ...shape(`M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`, fill, width),
  opacity,
})

/** A pair of eyes looking ahead; the farther one is a little smaller. */
export const eyes = (x1: number, y1: number, x2: number, y2: number, r = 3.4, white = '#fff', pupil = 1.7): Part => [
  disc(x1, y1, r, white, 1.4),
  disc(x2, y2, r * 0.88, white, 1.4),
  disc(x1 + 0.9, y1, pupil, INK, 0),
  disc(x2 + 0.9, y2, pupil, INK, 0),
]

type Tuft = readonly [x: number, y: number, r: number]

/** Round pieces of one colour: curls, leaves, boils. */
export const tufts = (where: readonly Tuft[], fill: string, width = OUTLINE): Part =>
  where.map(([x, y, r]) => disc(x, y, r, fill, width))
