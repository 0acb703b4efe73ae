// What a block keeps while it runs, how one begins, what it hands back, and what its two players may deny each other.
// Neighbour: block.ts carries it out.
import { anySkill, type Ctx } from '../edition.ts'
import { nearestSquare } from '../kernel/base.ts'
import type { Frame, Player } from '../kernel/match.ts'
import type { Square } from '../kernel/pitch.ts'
import type { BlockDie } from '../tables/blockDice.ts'
import type { Side } from '../vocabulary/words.ts'
import { strengthLostToTwo } from './blockStrength.ts'
import type { PushFrame } from './push.ts'
import type { Weapon } from './weapons.ts'
import { frameBelow } from './zones.ts'

export interface BlockFrame extends Frame {
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
  /** The second block of a frenzy. */
  readonly again: boolean
  /** One of two blocks in the same action: stronger defenders, no follow-up, no frenzy. */
  readonly double: boolean
  /** The other opponent of two who are hit at once, or −1; whether the dice of this one were thrown and chosen before. */
  readonly partner: number
  readonly decided: boolean
  /** The random block of a player who swings about: against friend or foe, and he must follow up. */
  readonly swing: boolean
  /** Skills may call the block off, attack in another way, or lend strength before assists. */
  cancelled: boolean
  weapon: '' | Weapon
  attackerExtra: number
  defenderExtra: number
  /** He counts as a dodger in this block. */
  defenderDodges: boolean
  chooser: Side
  results: readonly BlockDie[]
  result: BlockDie
  /** Who goes down; skills may keep either up. */
  attackerFalls: boolean
  defenderFalls: boolean
  /** Both were wrestled to the ground: placed prone, without armour rolls. */
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
  defenderExtra: special.double ? c.rules.numbers.doubleBlock.defender : 0,
  defenderDodges: false,
  chooser: c.match.players[attacker].side,
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

/** Whether the defender was already named when the action was declared, and this is the block declared then. */
export const wasNominated = (c: Ctx, f: BlockFrame): boolean =>
  !f.again && !f.swing && c.rules.numbers.nominates.includes(f.blitz ? 'blitz' : 'block')

/** Handed back when the attacker's action is over with the attack. */
export const ACTION_OVER = 1
/** Handed back by one of two blocks at once: the attacker goes down when both are done; the die chosen, counted from here. */
export const ATTACKER_FALLS = 2
export const ATTACKER_PRONE = 3
export const DECIDED = 10
/** Handed back when no block came about, but the action goes on. */
export const CALLED_OFF = 2

/** Whether the other player's skills forbid the use of one in this block. */
export const deniedInBlock = (c: Ctx, f: BlockFrame, user: Player, skill: string): boolean => {
  const other = c.match.players[user.id === f.attacker ? f.defender : f.attacker]
  return anySkill(c, other, 'deniesInBlock', (one) => one.deniesInBlock?.(f, other).includes(skill) === true)
}

/** The same where the block's own target is pushed: players further down a chain are denied nothing. */
export const deniedInPush = (c: Ctx, f: PushFrame, user: Player, skill: string): boolean => {
  const below = frameBelow(c, f)
  return !f.chain && below.proc === 'block' && deniedInBlock(c, below as BlockFrame, user, skill)
}
