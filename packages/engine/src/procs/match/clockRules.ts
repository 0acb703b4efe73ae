// The rules of the clock: turns, halves and overtime. Neighbours: clock.ts says what is left of them in a match, half.ts and
// drive.ts keep it.
import { proposalsThird } from '../../tables/proposalsThird.ts'

export interface ClockRules {
  readonly halves: 1 | 2
  readonly turnsPerHalf: number
  /** The touchdowns that win the match at once; null: it lasts until the turns have run out. Coaches may agree on another number. */
  readonly touchdownsToWin: number | null
  readonly turnsLostWithNobodyToField: number
  /** In overtime the first touchdown wins the match. */
  readonly suddenDeath: boolean
}

export const clockRulesCrp: ClockRules = {
  halves: 2,
  turnsPerHalf: 8,
  touchdownsToWin: null,
  turnsLostWithNobodyToField: 2,
  suddenDeath: true,
}

export const clockRulesBb2020: ClockRules = {
  halves: 2,
  turnsPerHalf: 8,
  touchdownsToWin: null,
  turnsLostWithNobodyToField: 2,
  suddenDeath: false,
}

export const clockRulesThird: ClockRules = {
  halves: 2,
  turnsPerHalf: 8,
  touchdownsToWin: null,
  turnsLostWithNobodyToField: 2,
  suddenDeath: proposalsThird.suddenDeath.value,
}

/** One long half: the first side with three touchdowns wins, and the cap lets every match end. */
export const clockRulesSecond: ClockRules = {
  halves: 1,
  turnsPerHalf: 32,
  touchdownsToWin: 3,
  turnsLostWithNobodyToField: 0,
  suddenDeath: true,
}
