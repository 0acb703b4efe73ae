// The rules of players who leave the pitch hurt or hungry. Neighbours: apothecary.ts, skills/bite.ts.
import { proposalsThird } from '../../tables/proposalsThird.ts'

export interface HurtRules {
  /** How often in a match an apothecary treats somebody. */
  readonly apothecaryUses: number
  /** Apothecaries may treat stars and mercenaries too. */
  readonly treatsGuests: boolean
  /** A player who fails to feed leaves the pitch; otherwise he stays, drops the ball and loses his tackle zone. */
  readonly unfedLeave: boolean
  /** Niggling injuries make injuries in a match worse. */
  readonly nigglingHurts: boolean
  /** A henchman may roll a failed Regeneration again. */
  readonly henchmen: boolean
}

export const hurtRulesCrp: HurtRules = {
  apothecaryUses: 1,
  treatsGuests: true,
  unfedLeave: true,
  nigglingHurts: true,
  henchmen: true,
}

export const hurtRulesBb2020: HurtRules = {
  apothecaryUses: 1,
  treatsGuests: false,
  unfedLeave: false,
  nigglingHurts: true,
  henchmen: true,
}

export const hurtRulesThird: HurtRules = {
  apothecaryUses: proposalsThird.apothecaryUses.value,
  treatsGuests: true,
  unfedLeave: true,
  nigglingHurts: false,
  henchmen: false,
}
