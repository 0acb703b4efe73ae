// The rules of conceding a match. Neighbours: concede.ts carries it out, kickOff/setUp.ts offers it.
export interface ConcessionRules {
  /** With this many players or fewer, a coach may concede before setting up; −1: never. */
  readonly concedesWith: number
  /** A coach who concedes loses all his touchdowns to the opponent, who also gets one more. */
  readonly concederLosesScore: boolean
  /** With this many players on the pitch and in the reserves or fewer, he may concede at the start of his turn; null: with any number. */
  readonly turnStartWith: number | null
}

export const concessionRulesCrp: ConcessionRules = {
  concedesWith: 2,
  concederLosesScore: false,
  turnStartWith: null,
}

export const concessionRulesBb2020: ConcessionRules = {
  concedesWith: 3,
  concederLosesScore: true,
  turnStartWith: null,
}

export const concessionRulesThird: ConcessionRules = {
  concedesWith: -1,
  concederLosesScore: false,
  turnStartWith: 3,
}

export const concessionRulesSecond: ConcessionRules = {
  concedesWith: -1,
  concederLosesScore: false,
  turnStartWith: null,
}
