// The team rating of third: the value of a team with its treasury, and the points of its players, in one small number.
// Neighbours: value.ts has team values, handicaps/ and postMatch/winningsTable.ts read ratings.
import type { Team } from './team.ts'
import { teamValue } from './value.ts'

const GOLD_PER_POINT = 10_000
const STAR_POINTS_PER_POINT = 5

/** The rating of a team with all its players: 100 for a new one. */
export const teamRating = (team: Team): number =>
  Math.floor((teamValue(team) + team.treasury) / GOLD_PER_POINT) +
  Math.floor(team.players.reduce((sum, { points }) => sum + points, 0) / STAR_POINTS_PER_POINT)
