// The data of a block, how it begins, what it returns, and which skills its two players deny each other.
// Neighbour: block.ts carries it out.

import type { Ctx } from '../../edition.ts'
import { coachOf } from '../../kernel/allegiance.ts'
import { nearestSquare } from '../../kernel/base.ts'
import type { Frame, Player } from '../../kernel/match.ts'
import type { Square } from '../../kernel/pitch.ts'
import type { Receives, Returns } from '../../kernel/procedure.ts'
import { frameBelow, isFrame } from '../../kernel/stack.ts'
import { listsOf } from '../../kit.ts'
import type { Weapon } from '../../skills/weapons.ts'
import type { BlockDie } from '../../tables/blockDice.ts'
import type { Side } from '../../vocabulary/words.ts'
import { strengthLostToTwo } from './blockStrength.ts'
import type { PushFrame, PushResult } from './push.ts'

/**
 * How an attack ended. One of two blocks at once first returns the die that was chosen, and after the second time
 * whether the attacker falls or was wrestled down, which happens to him after both.
 */
export type BlockResult = 'done' | 'actionOver' | 'calledOff' | BlockDie | 'attackerFalls' | 'attackerProne'

export interface BlockFrame extends Frame, Returns<BlockResult>, Receives<{ pushed: PushResult }> {
  readonly proc: 'block'
  step:
    | 'declared'
    | 'coming'
    | 'attack'
    | 'replaced'
    | 'armed'
    | 'count'
    | 'rolled'
    | 'chooseDie'
    | 'result'
    | 'bothDown'
    | 'push'
    | 'pushed'
    | 'follow'
    | 'followUp'
    | 'upThere'
    | 'turned'
    | 'fall'
    | 'crowd'
    | 'armourDefender'
    | 'armourAttacker'
    | 'balls'
    | 'atRest'
    | 'settled'
    | 'end'
  readonly attacker: number
  readonly defender: number
  readonly blitz: boolean
  /** The second block of Frenzy. */
  readonly again: boolean
  /** One of two blocks in the same action: defenders are stronger, no follow-up, no Frenzy. */
  readonly double: boolean
  /** The other of two opponents blocked at once, or −1; `decided`: the dice of this block were already chosen. */
  readonly partner: number
  readonly decided: boolean
  /** The random block of a Ball & Chain player: against either side, and he must follow up. */
  readonly swing: boolean
  /** Skills may cancel the block, replace it by a weapon, or add strength before assists. */
  cancelled: boolean
  weapon: '' | Weapon
  attackerExtra: number
  defenderExtra: number
  /** The defender counts as having Dodge in this block. */
  defenderDodges: boolean
  chooser: Side
  results: readonly BlockDie[]
  result: BlockDie
  /** Who falls; skills may keep either on his feet. */
  attackerFalls: boolean
  defenderFalls: boolean
  /** Wrestle was used: both are placed prone, without armour rolls. */
  wrestled: boolean
  /** The square the defender stood on, and whether he left it. */
  square: Square
  vacated: boolean
  mustFollow: boolean
  mayNotFollow: boolean
}

export const blockFrame = (
  c: Ctx,
  attacker: number,
  defender: number,
  blitz: boolean,
  special: {
    readonly again?: boolean
    readonly double?: boolean
    readonly swing?: boolean
    readonly distant?: boolean
    readonly partner?: number
    readonly decided?: BlockDie
  } = {},
): BlockFrame => ({
  proc: 'block',
  step: special.decided ? 'result' : 'declared',
  attacker,
  defender,
  blitz,
  again: special.again ?? false,
  double: special.double ?? false,
  swing: special.swing ?? false,
  cancelled: false,
  weapon: '',
  partner: special.partner ?? -1,
  decided: special.decided !== undefined,
  attackerExtra: special.double ? strengthLostToTwo(c, c.match.players[attacker]) : 0,
  defenderExtra: special.double ? c.rules.block.doubleBlock.defender : 0,
  defenderDodges: false,
  chooser: coachOf(c.match, c.match.players[attacker]),
  results: [],
  result: special.decided ?? 'pushed',
  attackerFalls: false,
  defenderFalls: false,
  wrestled: false,
  square: nearestSquare(c.rules.pitch, c.match.players[defender], c.match.players[attacker].at),
  vacated: false,
  mustFollow: special.swing ?? false,
  mayNotFollow: (special.double || special.distant) ?? false,
})

export const copyBlockFrame = (f: BlockFrame): BlockFrame => ({
  proc: f.proc,
  step: f.step,
  attacker: f.attacker,
  defender: f.defender,
  blitz: f.blitz,
  again: f.again,
  double: f.double,
  swing: f.swing,
  cancelled: f.cancelled,
  weapon: f.weapon,
  partner: f.partner,
  decided: f.decided,
  attackerExtra: f.attackerExtra,
  defenderExtra: f.defenderExtra,
  defenderDodges: f.defenderDodges,
  chooser: f.chooser,
  results: f.results,
  result: f.result,
  attackerFalls: f.attackerFalls,
  defenderFalls: f.defenderFalls,
  wrestled: f.wrestled,
  square: f.square,
  vacated: f.vacated,
  mustFollow: f.mustFollow,
  mayNotFollow: f.mayNotFollow,
})

/** Whether the defender was named when the action was declared, and this is the block declared then. */
export const wasNominated = (c: Ctx, f: BlockFrame): boolean =>
  !f.again && !f.swing && c.rules.turn.nominates.includes(f.blitz ? 'blitz' : 'block')

/** Whether the skills of the player who blocks him forbid this skill. */
export const deniedInBlock = (c: Ctx, f: BlockFrame, user: Player, skill: string): boolean => {
  if (user.id === f.attacker) return false
  const { deniesInHisBlock, deniesInHisBlitz } = listsOf(c, c.match.players[f.attacker])
  return deniesInHisBlock.includes(skill) || (f.blitz && deniesInHisBlitz.includes(skill))
}

/** The same for the push of the defender himself: players pushed in a chain are denied nothing. */
export const deniedInPush = (c: Ctx, f: PushFrame, user: Player, skill: string): boolean => {
  const below = frameBelow(c.match, f)
  return !f.chain && isFrame<BlockFrame>(below, 'block') && deniedInBlock(c, below, user, skill)
}
