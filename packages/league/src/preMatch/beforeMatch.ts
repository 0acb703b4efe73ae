// The state of the pre-match sequence: guests, money and inducements. Neighbours: preMatch.ts runs the steps, preMatchSteps.ts
// names them, each step has a file in this folder; ../postMatch/afterMatch.ts is the same for the post-match sequence.
import { type LineUp, type Side, type Stats, sides } from '@double-skulls/engine'
import { type Book, bookOf } from '../book.ts'
import type { LeagueProcedure } from '../procedure.ts'
import type { MatchOptions } from '../rules/options.ts'
import { type Team, type TeamPlayer, withPlayer } from '../team.ts'
import { availablePlayers, currentTeamValue } from '../value.ts'

/** One thing bought for a match. */
export interface Purchase {
  /** An inducement's id, `star` and his id, or `mercenary` and his position. */
  readonly what: string
  readonly name: string
  readonly cost: number
}

/** A team's pre-match account, in gold pieces. */
export interface Account {
  /** Its value for this match, with journeymen and without inducements. */
  readonly teamValue: number
  /** Moved from the treasury to petty cash. */
  readonly moved: number
  /** Petty cash granted to the weaker side. */
  readonly granted: number
  /** What it bought, from petty cash or treasury. */
  readonly bought: readonly Purchase[]
  readonly spent: number
  /** The part of its spending and stake paid from the treasury, without what was moved. */
  readonly fromTreasury: number
  /** Unspent petty cash. */
  readonly lost: number
  /** Its bet on its own win. */
  readonly stake: number
}

/** Numbers of a line-up that may differ from those of the team for one match. */
export const matchNumbers = [
  'rerolls',
  'fanFactor',
  'cheerleaders',
  'assistantCoaches',
  'apothecaries',
  'wizards',
] as const
/** Numbers of a line-up that may change for one match. */
export type MatchNumber = (typeof matchNumbers)[number]

/** What a player has for one match. */
export interface Lent {
  readonly skills: readonly string[]
  readonly stats: Partial<Stats>
}

/** Changes of a line-up for one match, which the team does not keep. */
export interface MatchChanges {
  readonly numbers: { readonly [N in MatchNumber]?: number }
  /** By the ids of the players. */
  readonly players: { readonly [id: string]: Lent }
  /** Inducements that were not bought. */
  readonly inducements: readonly string[]
}

const noChanges: MatchChanges = { numbers: {}, players: {}, inducements: [] }

export interface SideBefore {
  readonly side: Side
  readonly team: Team
  /** Players of this match only: journeymen, stars, mercenaries. */
  readonly guests: readonly TeamPlayer[]
  readonly account: Account
  readonly prayers: number
  readonly changes: MatchChanges
  /** Further fields of its line-up. */
  readonly brings: Partial<Omit<LineUp, 'name' | 'roster' | 'players' | 'inducements'>>
}

/** Dice of the match that were thrown before it. */
export interface EarlyDice {
  /** The engine's reason for the roll. */
  readonly why: string
  readonly dice: readonly number[]
}

export interface BeforeMatch {
  readonly options: MatchOptions
  /** Whether the teams are for a single match: no league, no treasury. */
  readonly exhibition: boolean
  readonly home: SideBefore
  readonly away: SideBefore
  readonly foretold: readonly EarlyDice[]
}

/** One step of the pre-match sequence. */
export type BeforeMatchStep = (before: BeforeMatch) => LeagueProcedure<BeforeMatch>

const emptyAccount = (teamValue: number): Account => ({
  ...{ teamValue, moved: 0, granted: 0, bought: [], spent: 0, fromTreasury: 0, lost: 0, stake: 0 },
})

export const sideBefore = (side: Side, team: Team): SideBefore => ({
  ...{ side, team, guests: [], prayers: 0, changes: noChanges, brings: {} },
  account: emptyAccount(currentTeamValue(team)),
})

/** A number of the side's line-up as it is now. */
export const numberOf = ({ team, changes }: SideBefore, which: MatchNumber): number =>
  changes.numbers[which] ?? (which === 'fanFactor' ? team.fans : team.staff[which])

/** A player of the team who misses this match. */
export const leftOut = (side: SideBefore, id: string): SideBefore => ({
  ...side,
  team: withPlayer(side.team, id, (player) => ({ ...player, missesNextGame: true })),
})

export const withSide = (before: BeforeMatch, side: SideBefore): BeforeMatch => ({ ...before, [side.side]: side })

/** All players who can take part. */
export const squadOf = ({ team, guests }: SideBefore): readonly TeamPlayer[] => [...availablePlayers(team), ...guests]

export const bookFor = ({ home }: BeforeMatch): Book => bookOf(home.team)

/** The sides ordered by that measure, the stronger first; null where they are equal. */
export const strongerFirst = (
  before: BeforeMatch,
  value: (side: SideBefore) => number,
): readonly [Side, Side] | null => {
  const [home, away] = sides.map((side) => value(before[side]))
  if (home === away) return null
  return home > away ? ['home', 'away'] : ['away', 'home']
}

/** The id of the next guest. */
export const guestNumber = ({ guests }: SideBefore): string => `guest${guests.length + 1}`
