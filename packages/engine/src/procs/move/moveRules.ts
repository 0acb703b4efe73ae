// The rules of movement. Neighbours: turn/activation.ts counts the squares, step.ts and jump.ts move, freeMove.ts.
export interface MoveRules {
  readonly goForIts: number
  readonly standUpCost: number
  /** Every player may jump over prone and stunned players. */
  readonly everybodyJumps: boolean
  /** A rooted player may still use his movement to stand up and to block in a blitz, but not to move. */
  readonly rootedKeepsMovement: boolean
  /** A player held in his square ends his action; otherwise he only ends his movement. */
  readonly heldEndsAction: boolean
}

export const moveRulesCrp: MoveRules = {
  goForIts: 2,
  standUpCost: 3,
  everybodyJumps: false,
  rootedKeepsMovement: false,
  heldEndsAction: true,
}

export const moveRulesBb2020: MoveRules = {
  goForIts: 2,
  standUpCost: 3,
  everybodyJumps: true,
  rootedKeepsMovement: true,
  heldEndsAction: false,
}
