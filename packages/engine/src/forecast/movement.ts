// What a forecast of a move says, and that of a player who cannot move at all. Neighbours: moveForecast.ts works it out.

import type { Match } from '../kernel/match.ts'
import type { Square } from '../kernel/pitch.ts'
import { carriedBall } from '../procs/ball/whichBall.ts'
import type { RollForecast } from './rollForecast.ts'

/** One possible step or leap from a square. */
export interface Hop {
  readonly to: Square
  readonly leap: boolean
  /** Squares of movement. */
  readonly cost: number
}

/** Rolls in order, all of which must succeed. */
export interface HopForecast {
  readonly rolls: readonly RollForecast[]
  /** Whether he can stand there at all. */
  readonly possible: boolean
  /** The rolls are the whole truth: no skill of any player may interfere. */
  readonly exact: boolean
  /** The rolls if the other coach takes up none of his offers against it; null if he has none that matter. */
  readonly unopposed: readonly RollForecast[] | null
}

export interface MoveForecast {
  readonly player: number
  /** Whether he can act at all; if not, he stays where he is. */
  readonly possible: boolean
  readonly at: Square
  /** Squares of movement, a sprint included, and rushes left once he stands. */
  readonly moves: number
  readonly rushes: number
  readonly carrying: boolean
  /** Rolls before the first step: negative traits and standing up. */
  readonly opening: HopForecast
  /** Team re-rolls that may still be used this turn, and the number of his once-only skill re-rolls. */
  readonly teamRerolls: number
  readonly onceRerolls: number
  /** He has used his one leap or jump. */
  readonly leapt: boolean
  /** The square of a ball that he would pick up, or −1. */
  readonly ballsAt: readonly Square[]
  /** The rolls of a rush, a dodge and a leap without any opponent: the lower bound everywhere. */
  readonly easiest: { readonly rush: RollForecast; readonly dodge: RollForecast; readonly leap: RollForecast }
  /** Whether he would pick up that ball by moving to that square. */
  takesBall(to: Square): boolean
  hops(from: Square, carrying: boolean): readonly Hop[]
  /** Whether a step from there leaves a tackle zone. */
  isMarked(from: Square): boolean
  /** Whether a normal step between these squares needs no roll and has no consequences. */
  isQuiet(from: Square, to: Square): boolean
  /** Whether he can go no further from there after this much movement: nobody begins a sprint in a tackle zone. */
  stopsAt(square: Square, moved: number): boolean
  /** Whether he rolls for his footing before the step after this much movement: with it he begins to sprint. */
  slipsAfter(moved: number): boolean
  /** `slips`: he rolls for his footing first. */
  hop(from: Square, hop: Hop, rushes: number, carrying: boolean, slips?: boolean): HopForecast
  /** Rushes that the act of his action costs after this much movement; −1 if it cannot be paid. */
  deedRushes(moved: number): number
}

export const QUIET: HopForecast = { rolls: [], possible: true, exact: true, unopposed: null }

export const NO_ROLL: RollForecast = {
  roll: '',
  needed: 0,
  chance: 1,
  rerolls: [],
  explanation: null,
  exact: true,
  fatal: false,
}

export const nowhere = (match: Match, id: number): MoveForecast => ({
  player: id,
  possible: false,
  at: match.players[id].at,
  moves: 0,
  rushes: 0,
  carrying: carriedBall(match, id) >= 0,
  opening: QUIET,
  teamRerolls: 0,
  onceRerolls: 0,
  leapt: false,
  ballsAt: [],
  easiest: { rush: NO_ROLL, dodge: NO_ROLL, leap: NO_ROLL },
  takesBall: () => false,
  hops: () => [],
  isMarked: () => false,
  isQuiet: () => true,
  stopsAt: () => false,
  slipsAfter: () => false,
  hop: () => QUIET,
  deedRushes: () => -1,
})
