// The rules of team re-rolls. Neighbours: reroll.ts offers them, turn/turn.ts counts them.
export interface TeamRerollRules {
  /** How many may be used in one turn. */
  readonly teamRerollsPerTurn: number
  /** They work in the bonus turn of a kick-off event. */
  readonly bonusRerolls: boolean
  /** Every throw of dice is a roll that may be re-rolled, even one that is no player's. */
  readonly everyThrow: boolean
  /** At half-time a team has as many again as at the start; otherwise it keeps what is left. */
  readonly restoredAtHalf: boolean
}

export const teamRerollRulesCrp: TeamRerollRules = {
  teamRerollsPerTurn: 1,
  bonusRerolls: true,
  everyThrow: false,
  restoredAtHalf: true,
}

export const teamRerollRulesBb2020: TeamRerollRules = {
  teamRerollsPerTurn: 99,
  bonusRerolls: false,
  everyThrow: false,
  restoredAtHalf: true,
}

export const teamRerollRulesThird: TeamRerollRules = {
  teamRerollsPerTurn: 1,
  bonusRerolls: true,
  everyThrow: false,
  restoredAtHalf: true,
}

/** Either coach may force any dice to be rolled again. */
export const teamRerollRulesSecondForced: TeamRerollRules = {
  teamRerollsPerTurn: 99,
  bonusRerolls: true,
  everyThrow: true,
  restoredAtHalf: false,
}

/** There are none. */
export const teamRerollRulesSecond: TeamRerollRules = {
  teamRerollsPerTurn: 0,
  bonusRerolls: false,
  everyThrow: false,
  restoredAtHalf: false,
}
