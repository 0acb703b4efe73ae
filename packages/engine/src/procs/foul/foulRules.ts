// The rules of fouls. Neighbour: foul.ts makes the armour roll.
import { proposalsThird } from '../../tables/proposalsThird.ts'

export interface FoulRules {
  /** Added to the armour roll of every foul. */
  readonly bonus: number
}

export const foulRulesCrp: FoulRules = { bonus: 0 }

export const foulRulesThird: FoulRules = { bonus: proposalsThird.foulBonus.value }
