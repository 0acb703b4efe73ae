// The range ruler as a grid: the band of a pass by its two distances, and each band's modifier. Neighbour:
// procs/ball/pass.ts.
export const passBands = ['quick', 'short', 'long', 'bomb'] as const
export type PassBand = (typeof passBands)[number]

export interface PassRanges {
  /** grid[larger distance][smaller distance]; `null`: out of range. */
  readonly grid: readonly (readonly (PassBand | null)[])[]
  readonly modifiers: { readonly [B in PassBand]: number }
}

/** Row: the smaller of the two distances; column: the larger; T: the thrower's own square. */
const GRID_CRP = [
  'TQQQSSSLLLLBBB',
  '.QQQSSSLLLLBBB',
  '..QSSSSLLLLBB.',
  '...SSSSLLLBBB.',
  '....SSLLLLBBB.',
  '.....LLLLBBB..',
  '......LLLBBB..',
  '.......LBBB...',
  '........BBB...',
  '.........B....',
]

const LETTERS: { readonly [letter: string]: PassBand } = { Q: 'quick', S: 'short', L: 'long', B: 'bomb' }

const readGrid = (rows: readonly string[]): (PassBand | null)[][] =>
  Array.from({ length: rows[0].length }, (_, larger) =>
    Array.from({ length: larger + 1 }, (_, smaller) => LETTERS[rows[smaller]?.[larger] ?? '.'] ?? null),
  )

export const passRangeCrp: PassRanges = {
  grid: readGrid(GRID_CRP),
  modifiers: { quick: 1, short: 0, long: -1, bomb: -2 },
}

/** The chart of 2020 also reaches the square 13 by 2. */
const GRID_BB2020 = GRID_CRP.map((row, shorter) => (shorter === 2 ? `${row.slice(0, 13)}B` : row))

export const passRangeBb2020: PassRanges = {
  grid: readGrid(GRID_BB2020),
  modifiers: { quick: 0, short: -1, long: -2, bomb: -3 },
}

/** An edition without throws: nothing is in range. */
export const noPassRange: PassRanges = { grid: [], modifiers: { quick: 0, short: 0, long: 0, bomb: 0 } }

export const bandOf = (ranges: PassRanges, dx: number, dy: number): PassBand | null => {
  const a = Math.abs(dx)
  const b = Math.abs(dy)
  return ranges.grid[Math.max(a, b)]?.[Math.min(a, b)] ?? null
}
