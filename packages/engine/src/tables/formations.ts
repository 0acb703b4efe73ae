// Stock formations: eleven squares for the home side, the line of scrimmage first, so that the first n squares are a
// legal set-up of n players. Mirrored for the away side. Neighbour: procs/kickOff/setUp.ts offers them.

/** Squares as [columns behind the halfway line, or behind the line up to which a side is set up, row]: [0, 7] is the middle of the line of scrimmage. */
export interface Formation {
  readonly id: string
  readonly squares: readonly (readonly [number, number])[]
}

export const stockFormations: readonly Formation[] = [
  {
    id: 'wall',
    squares: [
      [0, 7],
      [0, 6],
      [0, 8],
      [1, 4],
      [1, 10],
      [1, 5],
      [1, 9],
      [2, 7],
      [1, 2],
      [1, 12],
      [6, 7],
    ],
  },
  {
    id: 'spread',
    squares: [
      [0, 7],
      [0, 5],
      [0, 9],
      [1, 3],
      [1, 11],
      [1, 1],
      [1, 13],
      [2, 5],
      [2, 9],
      [4, 7],
      [8, 7],
    ],
  },
  {
    id: 'deep',
    squares: [
      [0, 7],
      [0, 6],
      [0, 8],
      [2, 4],
      [2, 10],
      [3, 7],
      [2, 2],
      [2, 12],
      [5, 5],
      [5, 9],
      [9, 7],
    ],
  },
  {
    id: 'arrow',
    squares: [
      [0, 7],
      [0, 6],
      [0, 8],
      [0, 5],
      [0, 9],
      [1, 7],
      [1, 3],
      [1, 11],
      [3, 6],
      [3, 8],
      [6, 7],
    ],
  },
]
