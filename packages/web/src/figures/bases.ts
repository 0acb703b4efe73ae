// Bases: a disc for home, a hexagon for away, a square for players of neither, in a box of 100 × 100, with the number plate on
// the lower third. Neighbours: bustPicture.ts has the clips, pitch/Token.tsx and Plate.tsx draw them.
import type { Allegiance } from '@double-skulls/engine'

interface Base {
  readonly whole: string
  /** The lower part of the base, which is drawn again with the plate, over all bodies. */
  readonly lower: string
  /** Where the number stands: the usual plate, and a taller one for small squares. */
  readonly plate: string
  readonly tallPlate: string
  /** The visible part of a bust: everything above the base, and below only what lies inside it. */
  readonly seen: string
  /** Where gained skills are shown; the two places beside the number come first. */
  readonly pips: readonly (readonly [x: number, y: number])[]
}

export const bases: { readonly [A in Allegiance]: Base } = {
  home: {
    whole: 'M50 2A48 48 0 1 1 50 98 48 48 0 1 1 50 2Z',
    lower: 'M3.5 62A48 48 0 0 0 96.5 62',
    plate: 'M5.3 67.5H94.7A48 48 0 0 1 5.3 67.5Z',
    tallPlate: 'M2.7 58H97.3A48 48 0 0 1 2.7 58Z',
    seen: 'M-60-90H160V44L96.5 62A48 48 0 0 1 3.5 62L-60 44Z',
    pips: [
      [9, 75],
      [91, 75],
      [16, 85],
      [84, 85],
      [3, 64],
      [97, 64],
    ],
  },
  away: {
    whole: 'M26 6H74L100 51 74 96H26L0 51Z',
    lower: 'M6.4 62L26 96H74L93.6 62',
    plate: 'M9.5 67.5H90.5L74 96H26Z',
    tallPlate: 'M4 58H96L74 96H26Z',
    seen: 'M-60-90H160V44L93.6 62 74 96H26L6.4 62-60 44Z',
    pips: [
      [12.5, 73],
      [87.5, 73],
      [18.5, 84],
      [81.5, 84],
      [6, 62],
      [94, 62],
    ],
  },
  neutral: {
    whole: 'M8 6H92V96H8Z',
    lower: 'M8 62V96H92V62',
    plate: 'M8 67.5H92V96H8Z',
    tallPlate: 'M8 58H92V96H8Z',
    seen: 'M-60-90H160V44L92 62V96H8V62L-60 44Z',
    pips: [],
  },
}
