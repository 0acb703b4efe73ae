// The rules of players who go down or leave the pitch hurt or hungry. Neighbours: fall.ts, apothecary.ts, skills/bite.ts.
import { proposalsThird } from '../../tables/proposalsThird.ts'
import { type Recoveries, recoveriesSecond } from '../../tables/recoveries.ts'
import type { Place, Posture } from '../../vocabulary/words.ts'

/** The boxes of a dug-out for the hurt, the least hurt first. */
export const hurtBoxes = ['stunnedBox', 'ko', 'injured', 'casualty', 'dead'] as const satisfies readonly Place[]
export type HurtBox = (typeof hurtBoxes)[number]

export interface HurtRules {
  /** How a player lies who has gone down: on his back, or on his face and must turn over before he can stand up. */
  readonly fallsAs: 'prone' | 'faceDown'
  /** Where hurt players go, the least hurt first. */
  readonly boxes: readonly HurtBox[]
  /** Who comes back from which box at a restart; null where the recovery roll at the end of a drive decides. */
  readonly recoveries: Recoveries | null
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
  fallsAs: 'prone',
  boxes: ['ko', 'casualty'],
  recoveries: null,
  apothecaryUses: 1,
  treatsGuests: true,
  unfedLeave: true,
  nigglingHurts: true,
  henchmen: true,
}

export const hurtRulesBb2020: HurtRules = {
  fallsAs: 'prone',
  boxes: ['ko', 'casualty'],
  recoveries: null,
  apothecaryUses: 1,
  treatsGuests: false,
  unfedLeave: false,
  nigglingHurts: true,
  henchmen: true,
}

export const hurtRulesThird: HurtRules = {
  fallsAs: 'prone',
  boxes: ['ko', 'casualty'],
  recoveries: null,
  apothecaryUses: proposalsThird.apothecaryUses.value,
  treatsGuests: true,
  unfedLeave: true,
  nigglingHurts: false,
  henchmen: false,
}

export const hurtRulesSecond: HurtRules = {
  fallsAs: 'faceDown',
  boxes: ['stunnedBox', 'ko', 'injured', 'dead'],
  recoveries: recoveriesSecond,
  apothecaryUses: 0,
  treatsGuests: false,
  unfedLeave: false,
  nigglingHurts: false,
  henchmen: false,
}

/** The postures that players of an edition can have on the pitch. */
export const posturesOf = ({ fallsAs }: HurtRules): readonly Posture[] =>
  fallsAs === 'faceDown' ? ['standing', 'prone', 'faceDown'] : ['standing', 'prone', 'stunned']
