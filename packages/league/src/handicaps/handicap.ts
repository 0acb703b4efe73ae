// What a handicap is: a result that a team of lower rating rolls for a match. Neighbours: handicapTable.ts lists the 36,
// handicapRolls.ts says how many are rolled.
import type { HeldHandicaps } from '../rules/options.ts'

/** Whom it is about: chosen by the coach who rolled it, drawn by lot, or the whole team. */
export const handicapSubjects = [
  'ownTeam',
  'ownPlayerChosen',
  'ownPlayerDrawn',
  'foes',
  'foeChosen',
  'foesDrawn',
  'foeWithMostPoints',
  'foesWithNiggling',
  'foesStaffChosen',
  'match',
] as const
export type HandicapSubject = (typeof handicapSubjects)[number]

/** What carries it out: a change of the teams, a field of the line-up, or an inducement of the match with this id. */
export const handicapMeans = ['team', 'lineUp', 'inducement', 'afterMatch'] as const
export type HandicapMeans = (typeof handicapMeans)[number]

/** When it acts: at once, at moments of the match, or in the post-match sequence. */
export const handicapTimes = [
  'atOnce',
  'preGame',
  'toss',
  'driveStart',
  'setUp',
  'turn',
  'foul',
  'hurt',
  'recovery',
  'afterMatch',
] as const
export type HandicapTime = (typeof handicapTimes)[number]

/** How many players are drawn: this many, or as a die says. */
export type Lot = 1 | 2 | 'd3' | 'd6'

/** A row of the handicap table: its number, when it works, on whom, and what it does. */
export interface Handicap {
  /** The two dice, the first as tens. */
  readonly roll: number
  readonly id: string
  readonly name: string
  /** What it does, in our own words. */
  readonly gist: string
  readonly subject: HandicapSubject
  readonly lot?: Lot
  readonly acts: readonly HandicapTime[]
  readonly by: readonly HandicapMeans[]
}

/** For a side without any. */
export const noHandicaps: HeldHandicaps = { rolled: [], awards: 0, fee: null }
