// The team rating of third: the value of a team with its treasury, and the points of its players, in one small number.
// Neighbours: value.ts has team values, handicaps/ and postMatch/winningsTable.ts read ratings.

const GOLD_PER_POINT = 10_000
const STAR_POINTS_PER_POINT = 5

/** `value` without the treasury; `points` of all players together. */
export const teamRating = (value: number, treasury: number, points: number): number =>
  Math.floor((value + treasury) / GOLD_PER_POINT) + Math.floor(points / STAR_POINTS_PER_POINT)
