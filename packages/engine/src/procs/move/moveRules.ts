// The rules of movement. Neighbours: turn/activation.ts counts the squares, step.ts and jump.ts move, freeMove.ts.
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
}

export const moveRulesCrp: MoveRules = {
  goForIts: 2,
  standUpCost: 3,
  everybodyJumps: false,
  bigBasesFace: true,
  bigStepsOver: true,
  rootedKeepsMovement: false,
  heldEndsAction: true,
}

export const moveRulesBb2020: MoveRules = {
  goForIts: 2,
  standUpCost: 3,
  everybodyJumps: true,
  bigBasesFace: true,
  bigStepsOver: true,
  rootedKeepsMovement: true,
  heldEndsAction: false,
}

export const moveRulesThird: MoveRules = {
  goForIts: 2,
  standUpCost: 3,
  everybodyJumps: false,
  bigBasesFace: true,
  bigStepsOver: true,
  rootedKeepsMovement: false,
  heldEndsAction: false,
}

export const moveRulesSecond: MoveRules = {
  goForIts: 0,
  standUpCost: 0,
  everybodyJumps: false,
  bigBasesFace: false,
  bigStepsOver: false,
  rootedKeepsMovement: false,
  heldEndsAction: false,
}
