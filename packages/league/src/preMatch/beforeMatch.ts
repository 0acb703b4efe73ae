// What both teams go through before a match: guests, money and helpers as they come together. Neighbours: preMatch.ts runs the
// steps, steps.ts names them, one step a file beside this one; postMatch/afterMatch.ts is the like for the time after it.
import { type Side, sides } from '@double-skulls/engine'
import { type Book, bookOf } from '../book.ts'
import type { LeagueProcedure } from '../procedure.ts'
import type { MatchOptions } from '../rules/options.ts'
import type { Team, TeamPlayer } from '../team.ts'
import { availablePlayers, currentTeamValue } from '../value.ts'

export interface Purchase {
  /** An inducement, `star` and his id, or `mercenary` and his position. */
  readonly what: string
  readonly name: string
  readonly cost: number
}

/** What a match cost a team beforehand, in gold pieces. */
export interface Account {
  /** Its value for this match, with journeymen and without what it bought. */
  readonly teamValue: number
  /** Moved from the treasury to petty cash. */
  readonly moved: number
  /** Given to it because it is the weaker side. */
  readonly granted: number
  /** What it bought, by petty cash or treasury. */
  readonly bought: readonly Purchase[]
  readonly spent: number
  /** Of what was spent, and of its stake: out of the treasury. What was moved left it already. */
  readonly fromTreasury: number
  /** Petty cash that nobody used. */
  readonly lost: number
  /** What it bets on its own win. */
  readonly stake: number
}

export interface SideBefore {
  readonly side: Side
  readonly team: Team
  /** Who plays this match only: journeymen, stars, mercenaries. */
  readonly guests: readonly TeamPlayer[]
  readonly account: Account
  readonly prayers: number
}

/** Dice that were thrown before the match though they belong to it. */
export interface Foretold {
  /** As the engine gives its reason. */
  readonly why: string
  readonly dice: readonly number[]
}

export interface BeforeMatch {
  readonly options: MatchOptions
  /** Teams drafted for a single match: no league, no treasury. */
  readonly exhibition: boolean
  readonly home: SideBefore
  readonly away: SideBefore
  readonly foretold: readonly Foretold[]
}

/** One step of the time before a match. */
export type BeforeMatchStep = (before: BeforeMatch) => LeagueProcedure<BeforeMatch>

const emptyAccount = (teamValue: number): Account => ({
  ...{ teamValue, moved: 0, granted: 0, bought: [], spent: 0, fromTreasury: 0, lost: 0, stake: 0 },
})

export const sideBefore = (side: Side, team: Team): SideBefore => ({
  ...{ side, team, guests: [], prayers: 0 },
  account: emptyAccount(currentTeamValue(team)),
})

export const withSide = (before: BeforeMatch, side: SideBefore): BeforeMatch => ({ ...before, [side.side]: side })

/** Everybody who can take part. */
export const squadOf = ({ team, guests }: SideBefore): readonly TeamPlayer[] => [...availablePlayers(team), ...guests]

export const bookFor = ({ home }: BeforeMatch): Book => bookOf(home.team)

/** The stronger side first by that measure; null where they are level. */
export const strongerFirst = (
  before: BeforeMatch,
  value: (side: SideBefore) => number,
): readonly [Side, Side] | null => {
  const [home, away] = sides.map((side) => value(before[side]))
  if (home === away) return null
  return home > away ? ['home', 'away'] : ['away', 'home']
}

/** A guest: a player of nobody's, with a shirt that is free. */
export const guestNumber = ({ guests }: SideBefore): string => `guest${guests.length + 1}`
