// The rules of blocks and of attacks in their place. Neighbours: turn/activation.ts, blockFrame.ts, blockStrength.ts,
// skills/weapons.ts.
import { proposalsThird } from '../../tables/proposalsThird.ts'

export interface BlockRules {
  /** The target of a block is named before the blocker rolls for his negative traits. */
  readonly namesBlockTarget: boolean
  /** Blocking two opponents in one action: strength modifiers, and whether both are blocked at once. */
  readonly doubleBlock: {
    readonly attacker: number
    readonly defender: number
    readonly together: boolean
    /** They must stand beside each other, and one roll counts for both. */
    readonly asOne: boolean
    /** Then their strengths are added. */
    readonly adds: boolean
  }
  /** A weapon that kicks back ends the turn in any case, not only when its owner is hurt. */
  readonly kickBackEndsTurn: boolean
  /** A player who is knocked down and pushed into the crowd rolls for his armour first. */
  readonly armourInCrowd: boolean
}

export const blockRulesCrp: BlockRules = {
  namesBlockTarget: false,
  doubleBlock: { attacker: 0, defender: 2, together: false, asOne: false, adds: false },
  kickBackEndsTurn: false,
  armourInCrowd: false,
}

export const blockRulesBb2020: BlockRules = {
  namesBlockTarget: true,
  doubleBlock: { attacker: -2, defender: 0, together: true, asOne: false, adds: false },
  kickBackEndsTurn: true,
  armourInCrowd: false,
}

export const blockRulesThird: BlockRules = {
  namesBlockTarget: false,
  doubleBlock: {
    ...{ attacker: 0, defender: 0, together: true },
    ...{ asOne: true, adds: proposalsThird.multipleBlockAddsStrength.value },
  },
  kickBackEndsTurn: false,
  armourInCrowd: true,
}
