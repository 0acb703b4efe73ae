// The winnings table of third: what gate and rating add to the die. Neighbours: ../rating.ts, ../preMatch/gate.ts,
// winningsByTable.ts rolls.

/** The highest gate of each row, in thousands, and the highest rating of each column. */
const gates = [20, 40, 60, 80, 100, 120, 140, 160, Number.POSITIVE_INFINITY]
const ratings = [99, 125, 150, 175, 200, 225, 250, 275, 300, Number.POSITIVE_INFINITY]

const rows: readonly (readonly number[])[] = [
  [1, 0, -1, -2, -3, -4, -5, -6, -7, -8],
  [2, 1, 0, -1, -2, -3, -4, -5, -6, -7],
  [3, 2, 1, 0, -1, -2, -3, -4, -5, -6],
  [4, 3, 2, 1, 0, -1, -2, -3, -4, -5],
  [5, 4, 3, 2, 1, 0, -1, -2, -3, -4],
  [6, 5, 4, 3, 2, 1, 0, -1, -2, -3],
  [7, 6, 5, 4, 3, 2, 1, 0, -1, -2],
  [8, 7, 6, 5, 4, 3, 2, 1, 0, -1],
  [9, 8, 7, 6, 5, 4, 3, 2, 1, 0],
]

/** What is added to the die; `gate` in spectators. */
export const winningsModifier = (gate: number, rating: number): number => {
  const row = gates.findIndex((most) => gate <= most * 1000)
  const column = ratings.findIndex((most) => rating <= most)
  return rows[row][column]
}

export const WIN_BONUS = 1
export const WINNINGS_STEP = 10_000

/** Gold pieces for a score of the dice; a score below 0 pays nothing and costs nothing. */
export const winningsFor = (faces: readonly number[], modifier: number, won: boolean): number =>
  Math.max(0, faces.reduce((sum, face) => sum + face, 0) + modifier + (won ? WIN_BONUS : 0)) * WINNINGS_STEP
