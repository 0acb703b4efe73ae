// The terms of a roll that is not an ordinary test of a player: whose it is, whom else it concerns, who forced it to be rolled
// again. Neighbours: roll.ts makes the roll, rollForced.ts asks both coaches.
import type { Ctx } from '../../edition.ts'
import type { Side } from '../../vocabulary/words.ts'
import type { RollFrame } from './roll.ts'

/** Replaced, never changed in place: all ordinary rolls share one. */
export interface RollTerms {
  /** Whose roll it is if no player makes it; '' for nobody's, and for a player's. */
  readonly side: Side | ''
  /** Players whom it affects directly besides the roller and the one he rolls against. */
  readonly concerns: readonly number[]
  /** Which die is which matters: dice of two sides, or two kinds of result in one throw. */
  readonly ordered: boolean
  /** The coaches who had it rolled again, and those who let the last dice stand. */
  readonly forced: readonly Side[]
  readonly asked: readonly Side[]
}

export const ORDINARY: RollTerms = { side: '', concerns: [], ordered: false, forced: [], asked: [] }

/** The coach who rolled; for nobody's roll the one whose turn it is. */
export const rollingSide = ({ match: { players, turn } }: Ctx, { player, terms }: RollFrame): Side =>
  player >= 0 ? players[player].side : terms.side || turn.side
