// The rules of team re-rolls. Neighbours: reroll.ts offers them, turn/turn.ts counts them.
export interface TeamRerollRules {
  /** How many may be used in one turn. */
  readonly teamRerollsPerTurn: number
  /** They work in the bonus turn of a kick-off event. */
  readonly bonusRerolls: boolean
}

export const teamRerollRulesCrp: TeamRerollRules = {
  teamRerollsPerTurn: 1,
  bonusRerolls: true,
}

export const teamRerollRulesBb2020: TeamRerollRules = {
  teamRerollsPerTurn: 99,
  bonusRerolls: false,
}
