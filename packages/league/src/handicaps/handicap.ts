// What a handicap is: a result that a team of lower rating rolls for a match. Neighbours: handicapTable.ts lists the 36,
// handicapRolls.ts says how many are rolled.
import type { Side } from '@double-skulls/engine'
import type { HeldHandicaps, MatchOptions } from '../rules/options.ts'

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

/** How many players are drawn: this many, or as a die says. */
export type Lot = 1 | 2 | 'd3' | 'd6'

/** A row of the handicap table: its number, whom it is about, and what it does. */
export interface Handicap {
  /** The two dice, the first as tens. */
  readonly roll: number
  readonly id: string
  readonly name: string
  /** What it does, in our own words. */
  readonly gist: string
  readonly subject: HandicapSubject
  readonly lot?: Lot
}

/** For a side without any. */
export const noHandicaps: HeldHandicaps = { rolled: [], awards: 0, fee: null }

/** The handicaps of a side, before, during or after the match. */
export const heldBy = ({ options }: { readonly options: MatchOptions }, side: Side): HeldHandicaps =>
  options.handicaps?.[side] ?? noHandicaps
