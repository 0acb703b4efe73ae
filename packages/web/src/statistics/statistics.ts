// A match in figures: plain lists that a page can draw for any edition. Neighbours: tally.ts fills them, views.ts counts and
// sums, MatchStatistics.tsx shows.
import type { BySide, RollKind, Side, Turnover } from '@double-skulls/engine'
import type { BallPlace } from './ball.ts'

export interface TurnStory {
  readonly index: number
  readonly half: number
  readonly turn: number
  readonly side: Side
  readonly bonus: boolean
  /** The cause of the turnover; '' for none, 'touchdown' when the turn ended in one. */
  readonly turnover: Turnover | ''
  /** Where the ball was when the turn ended. */
  readonly ball: BallPlace
  readonly score: BySide<number>
  readonly over: boolean
}

/** One throw of dice that belongs to a player. */
export interface Throw {
  /** The index of the turn; −1 before the first. */
  readonly turn: number
  readonly kind: RollKind
  readonly player: number
  /** The team that wants it to succeed: for armour and injury rolls the opponents. */
  readonly side: Side
  readonly faces: readonly number[]
  /** The faces just rolled; the others were fixed. */
  readonly thrown: readonly number[]
  readonly needed: number
  readonly passed: boolean
  readonly again: boolean
  /** Who chose among block dice; null for other rolls. */
  readonly chooser: Side | null
  /** Whether it has an expected value; if not, the next three are 0. */
  readonly counted: boolean
  readonly worth: number
  readonly expected: number
  readonly variance: number
}

export interface BlockStory {
  readonly turn: number
  readonly attacker: number
  readonly defender: number
  readonly side: Side
  /** The number of dice; negative when the defender's coach chose. */
  readonly dice: number
  readonly result: string
  readonly defenderDown: boolean
  readonly attackerDown: boolean
}

export interface Hurt {
  readonly turn: number
  readonly player: number
  /** The victim's side. */
  readonly side: Side
  /** The player who caused it, or −1. */
  readonly by: number
  readonly result: string
  readonly why: string
  readonly dead: boolean
}

export interface Deeds {
  readonly touchdowns: number
  readonly completions: number
  readonly interceptions: number
  readonly deflections: number
  readonly casualties: number
  readonly knockOuts: number
  readonly knockDowns: number
  readonly crowdPushes: number
  readonly blocks: number
  /** Squares moved with the ball. */
  readonly carried: number
  readonly fouls: number
  readonly sentOff: number
}

export const noDeeds: Deeds = {
  ...{ touchdowns: 0, completions: 0, interceptions: 0, deflections: 0, casualties: 0, knockOuts: 0 },
  ...{ knockDowns: 0, crowdPushes: 0, blocks: 0, carried: 0, fouls: 0, sentOff: 0 },
}

export interface PlayerDeeds extends Deeds {
  readonly player: number
  readonly side: Side
}

export interface MatchStatistics {
  readonly turns: readonly TurnStory[]
  readonly throws: readonly Throw[]
  readonly blocks: readonly BlockStory[]
  readonly hurts: readonly Hurt[]
  readonly deeds: readonly PlayerDeeds[]
  /** How often each face of a D6 was rolled, by the side it was for; `nobody`: kick-off, weather and the like. */
  readonly d6: {
    readonly home: readonly number[]
    readonly away: readonly number[]
    readonly nobody: readonly number[]
  }
  readonly rerolls: BySide<{ readonly team: number; readonly skill: number }>
  readonly score: BySide<number>
}
