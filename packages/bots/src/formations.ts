// The bots' formations: for kicking and receiving, for strong teams and quick ones; each square has a part for its
// player. Neighbours: setUp.ts chooses a formation, casting.ts assigns players to the parts.

/**
 * What a player has to do in a formation: stand on the line of scrimmage, on the wing, in the second row, at the back,
 * take the ball, or help the carrier.
 */
export const parts = ['line', 'wing', 'screen', 'safety', 'hands', 'helper'] as const
export type Part = (typeof parts)[number]

/**
 * Columns behind the halfway line, rows from the middle (negative is up), and the part. The three line players come
 * first, so that any number of the posts is a legal set-up; the twelfth is for a side that may set up one more.
 */
export type Post = readonly [behind: number, row: number, part: Part]

export interface Formation {
  readonly posts: readonly Post[]
}

/** Five across, each covering three rows: no opponent runs through without a dodge. */
export const net: Formation = {
  posts: [
    [0, 0, 'line'],
    [0, -1, 'line'],
    [0, 1, 'line'],
    [3, -3, 'screen'],
    [3, 3, 'screen'],
    [3, 0, 'screen'],
    [3, -6, 'wing'],
    [3, 6, 'wing'],
    [7, -3, 'safety'],
    [7, 3, 'safety'],
    [5, 0, 'safety'],
    [1, 0, 'screen'],
  ],
}

/** Strong teams stand closer, so that they can hit back. */
export const wall: Formation = {
  posts: [
    [0, 0, 'line'],
    [0, -1, 'line'],
    [0, 1, 'line'],
    [1, -3, 'screen'],
    [1, 3, 'screen'],
    [2, 0, 'screen'],
    [1, -5, 'wing'],
    [1, 5, 'wing'],
    [6, 0, 'safety'],
    [4, -3, 'safety'],
    [4, 3, 'safety'],
    [3, 0, 'screen'],
  ],
}

/** Many on the line to hit first; one deep for the ball. */
export const charge: Formation = {
  posts: [
    [0, 0, 'line'],
    [0, -1, 'line'],
    [0, 1, 'line'],
    [8, 0, 'hands'],
    [0, -3, 'line'],
    [0, 3, 'line'],
    [1, -4, 'wing'],
    [1, 4, 'wing'],
    [2, 0, 'helper'],
    [4, -3, 'helper'],
    [4, 3, 'helper'],
    [2, -1, 'helper'],
  ],
}

/** Few on the line, quick ones wide and ready to run. */
export const fan: Formation = {
  posts: [
    [0, 0, 'line'],
    [0, -1, 'line'],
    [0, 1, 'line'],
    [8, 0, 'hands'],
    [1, -4, 'wing'],
    [1, 4, 'wing'],
    [1, -2, 'helper'],
    [1, 2, 'helper'],
    [3, 0, 'helper'],
    [4, -2, 'helper'],
    [4, 2, 'helper'],
    [2, 0, 'helper'],
  ],
}
