// The rules of movement. Neighbours: turn/activation.ts counts the squares, step.ts and jump.ts move, freeMove.ts; claims.ts plays
// tackles.
import { proposalsSecond } from '../../tables/proposalsSecond.ts'
import type { Characteristic } from '../../vocabulary/words.ts'

/** Tackles that opponents may claim against a player who moves inside their zones. */
export interface TackleRules {
  /** A step must begin and end in the zone of the same opponent; otherwise in that of any. */
  readonly insideOneZone: boolean
  /** The greatest of these of the mover is taken off the tackler's roll. */
  readonly resistedBy: readonly Characteristic[]
  /** Added to armour rolls of players who fall by a tackle. */
  readonly armour: number
}

export interface MoveRules {
  readonly goForIts: number
  readonly standUpCost: number
  /** Every player may jump over prone and stunned players. */
  readonly everybodyJumps: boolean
  /** A player on a big base faces one way, and has no tackle zone behind him. */
  readonly bigBasesFace: boolean
  /** A player on a big base may move over players who are down, but not end on one. */
  readonly bigStepsOver: boolean
  /** A rooted player may still use his movement to stand up and to block in a blitz, but not to move. */
  readonly rootedKeepsMovement: boolean
  /** A player held in his square ends his action; otherwise he only ends his movement. */
  readonly heldEndsAction: boolean
  readonly tackles: TackleRules | null
  /** Squares beyond the normal movement may begin inside an enemy tackle zone. */
  readonly goesOnFromZones: boolean
}

export const moveRulesCrp: MoveRules = {
  goForIts: 2,
  standUpCost: 3,
  everybodyJumps: false,
  bigBasesFace: true,
  bigStepsOver: true,
  rootedKeepsMovement: false,
  heldEndsAction: true,
  tackles: null,
  goesOnFromZones: true,
}

export const moveRulesBb2020: MoveRules = {
  goForIts: 2,
  standUpCost: 3,
  everybodyJumps: true,
  bigBasesFace: true,
  bigStepsOver: true,
  rootedKeepsMovement: true,
  heldEndsAction: false,
  tackles: null,
  goesOnFromZones: true,
}

export const moveRulesThird: MoveRules = {
  goForIts: 2,
  standUpCost: 3,
  everybodyJumps: false,
  bigBasesFace: true,
  bigStepsOver: true,
  rootedKeepsMovement: false,
  heldEndsAction: false,
  tackles: null,
  goesOnFromZones: true,
}

/** `insideOneZone` and `milder` are options of a match: a tackle is then claimed for fewer steps, and hurts less. */
export const moveRulesSecond = (insideOneZone: boolean, milder: boolean): MoveRules => ({
  goForIts: proposalsSecond.riskedSquares.value,
  standUpCost: 0,
  everybodyJumps: false,
  bigBasesFace: false,
  bigStepsOver: false,
  rootedKeepsMovement: false,
  heldEndsAction: false,
  tackles: { insideOneZone, resistedBy: proposalsSecond.tackleResists.value, armour: milder ? -1 : 0 },
  goesOnFromZones: !proposalsSecond.sprintStartsOutsideZones.value,
})
