// The rules of the clock: turns, halves and overtime. Neighbours: half.ts and drive.ts keep it.
export interface ClockRules {
  readonly turnsPerHalf: number
  readonly turnsLostWithNobodyToField: number
  /** In overtime the first touchdown wins the match. */
  readonly suddenDeath: boolean
}

export const clockRulesCrp: ClockRules = {
  turnsPerHalf: 8,
  turnsLostWithNobodyToField: 2,
  suddenDeath: true,
}

export const clockRulesBb2020: ClockRules = {
  turnsPerHalf: 8,
  turnsLostWithNobodyToField: 2,
  suddenDeath: false,
}
