// The rules of conceding a match. Neighbours: concede.ts carries it out, kickOff/setUp.ts offers it.
export interface ConcessionRules {
  /** With this many players or fewer, a coach may concede before setting up. */
  readonly concedesWith: number
  /** A coach who concedes loses all his touchdowns to the opponent, who also gets one more. */
  readonly concederLosesScore: boolean
}

export const concessionRulesCrp: ConcessionRules = {
  concedesWith: 2,
  concederLosesScore: false,
}

export const concessionRulesBb2020: ConcessionRules = {
  concedesWith: 3,
  concederLosesScore: true,
}
