// The points at which players of third make their star rolls, in two versions. Neighbours: third.ts takes one of them,
// leagueRules.ts says what a level is, ../postMatch/starRolls.ts rolls.
import type { Level } from './leagueRules.ts'

const titles = ['Experienced', 'Veteran', 'Emerging Star', 'Star', 'Super Star', 'Mega Star', 'Legend']

const levels = (points: readonly number[]): readonly Level[] =>
  points.map((needed, i) => ({ title: titles[i], points: needed, price: {} }))

/** The levels of Death Zone, which count unless a league takes those of the review's time. */
export const levelsDeathZone = levels([6, 11, 26, 51, 101, 151, 251])
export const levelsReview = levels([6, 16, 31, 51, 76, 126, 176])
