// The rules of the clock: turns, halves and overtime. Neighbours: clock.ts says what is left of them in a match, half.ts and
// drive.ts keep it.
import { proposalsSecond } from '../../tables/proposalsSecond.ts'
import { proposalsThird } from '../../tables/proposalsThird.ts'
import { type DownRules, downRulesNaf } from '../downs/downRules.ts'

export interface ClockRules {
  readonly halves: 1 | 2
  /** Where play stops at downs: the turns of one down. */
  readonly turnsPerHalf: number
  /** The touchdowns that win the match at once; null: it lasts until the turns have run out. Coaches may agree on another number. */
  readonly touchdownsToWin: number | null
  readonly turnsLostWithNobodyToField: number
  /** In overtime the first touchdown wins the match. */
  readonly suddenDeath: boolean
  /** Null where a half lasts until its turns have run out. */
  readonly downs: DownRules | null
}

export const clockRulesCrp: ClockRules = {
  halves: 2,
  turnsPerHalf: 8,
  touchdownsToWin: null,
  turnsLostWithNobodyToField: 2,
  suddenDeath: true,
  downs: null,
}

export const clockRulesBb2020: ClockRules = {
  halves: 2,
  turnsPerHalf: 8,
  touchdownsToWin: null,
  turnsLostWithNobodyToField: 2,
  suddenDeath: false,
  downs: null,
}

export const clockRulesThird: ClockRules = {
  halves: 2,
  turnsPerHalf: 8,
  touchdownsToWin: null,
  turnsLostWithNobodyToField: 2,
  suddenDeath: proposalsThird.suddenDeath.value,
  downs: null,
}

/** One long half: the first side with three touchdowns wins, and the cap lets every match end. */
export const clockRulesSecond: ClockRules = {
  halves: 1,
  turnsPerHalf: 32,
  touchdownsToWin: 3,
  turnsLostWithNobodyToField: 0,
  suddenDeath: true,
  downs: null,
}

/** Two halves of downs; the higher score wins. */
export const clockRulesNaf: ClockRules = {
  halves: 2,
  turnsPerHalf: proposalsSecond.turnsOfADown.value,
  touchdownsToWin: null,
  turnsLostWithNobodyToField: 0,
  suddenDeath: false,
  downs: downRulesNaf,
}
