// Star rolls of third: the points that reach them and what 2D6 give. Neighbours: improvement.ts has the improvement
// rolls of later editions, ageingTable.ts follows each star roll.
import type { Characteristic } from '@double-skulls/engine'
import type { Level } from '../rules/leagueRules.ts'

const titles = ['Experienced', 'Veteran', 'Emerging Star', 'Star', 'Super Star', 'Mega Star', 'Legend']

const levels = (points: readonly number[]): readonly Level[] =>
  points.map((needed, i) => ({ title: titles[i], points: needed, price: {} }))

/** The levels of Death Zone, which count unless a league takes those of the review's time. */
export const levelsDeathZone = levels([6, 11, 26, 51, 101, 151, 251])
export const levelsReview = levels([6, 16, 31, 51, 76, 126, 176])

export interface StarRoll {
  readonly from: number
  readonly upTo: number
  /** The characteristic that rises; '' for a skill. */
  readonly raises: Characteristic | ''
}

/** A 10 or 11 is no skill unless the dice are a double. */
export const starRolls: readonly StarRoll[] = [
  { from: 2, upTo: 9, raises: '' },
  { from: 10, upTo: 10, raises: 'MA' },
  { from: 11, upTo: 11, raises: 'AG' },
  { from: 12, upTo: 12, raises: 'ST' },
]
