// The strength of the two players of a block, their assists, and the number of block dice.
// Neighbours: block.ts rolls the dice, zones.ts decides who may assist.

import type { Ctx } from '../../edition.ts'
import { coachOf } from '../../kernel/allegiance.ts'
import type { Player } from '../../kernel/match.ts'
import { may, skillsOf } from '../../kit.ts'
import type { Modifier } from '../../vocabulary/rolls.ts'
import { otherSide, type Side } from '../../vocabulary/words.ts'
import { blockAssists } from '../move/zones.ts'
import type { BlockFrame } from './blockFrame.ts'

/** The strength penalty for blocking two at once; his ST does not go below its limit. */
export const strengthLostToTwo = ({ rules: { block, tables } }: Ctx, attacker: Player): number =>
  Math.max(block.doubleBlock.attacker, (tables.statLimits.ST?.[0] ?? 0) - (attacker.stats.ST ?? 0))

/** The second of two opponents who are blocked as one, or null. */
export const pairedWith = (c: Ctx, f: BlockFrame): Player | null =>
  f.partner >= 0 && c.rules.block.doubleBlock.asOne ? c.match.players[f.partner] : null

/** A player's strength in this block without assists; two opponents who are blocked as one have theirs together. */
export const strengthInBlock = (c: Ctx, f: BlockFrame, player: Player): number => {
  const second = player.id === f.defender && c.rules.block.doubleBlock.adds ? pairedWith(c, f) : null
  return ownStrength(c, f, player) + (second ? ownStrength(c, f, second) : 0)
}

const ownStrength = (c: Ctx, f: BlockFrame, player: Player): number => {
  let strength = (player.stats.ST ?? 0) + (player.id === f.attacker ? f.attackerExtra : f.defenderExtra)
  for (const { blockStrength } of skillsOf(c, player)) strength += blockStrength?.(c, f, player) ?? 0
  return strength
}

/** There are no assists between team-mates, and two players who are blocked at once do not assist each other. */
const helpersOf = (c: Ctx, f: BlockFrame, helped: Player, opponent: Player): Player[] => {
  if (helped.side === opponent.side || (helped.id === f.attacker && may(c, helped).unassisted)) return []
  const second = helped.id === f.attacker ? pairedWith(c, f) : null
  if (!second) return blockAssists(c, helped, opponent).filter((p) => p.id !== f.partner)
  const both = [...blockAssists(c, helped, opponent, second), ...blockAssists(c, helped, second, opponent)]
  return [...new Set(both)]
}

const assistsFor = (c: Ctx, f: BlockFrame, helped: Player, opponent: Player): number =>
  helpersOf(c, f, helped, opponent).length

const extraDice = (c: Ctx, f: BlockFrame, attacker: Player): number => {
  let extra = 0
  for (const { extraBlockDice } of skillsOf(c, attacker)) extra += extraBlockDice?.(f, attacker) ?? 0
  return extra
}

/** The number of dice and the side that chooses, by strength with assists. */
export const blockDiceFor = (c: Ctx, f: BlockFrame): { dice: number; chooser: Side } => {
  const attacker = c.match.players[f.attacker]
  const defender = c.match.players[f.defender]
  const ours = strengthInBlock(c, f, attacker) + assistsFor(c, f, attacker, defender)
  const theirs = strengthInBlock(c, f, defender) + assistsFor(c, f, defender, attacker)
  const coach = coachOf(c.match, attacker)
  // For a stronger neutral defender the other coach chooses.
  const chooser = theirs <= ours ? coach : defender.side === 'neutral' ? otherSide(coach) : defender.side
  const strong = Math.max(ours, theirs)
  const weak = Math.min(ours, theirs)
  const dice = strong === weak ? 1 : strong > 2 * weak ? 3 : 2
  return { dice: theirs > ours ? dice : Math.min(3, dice + extraDice(c, f, attacker)), chooser }
}

/** The strength of one player and each thing that adds to it. */
const strengthsOf = (c: Ctx, f: BlockFrame, player: Player, opponent: Player): Modifier[] => {
  const strength = player.stats.ST ?? 0
  const extra = strengthInBlock(c, f, player) - strength
  return [
    { value: strength, source: 'strength', player: player.id },
    ...(extra === 0 ? [] : [{ value: extra, source: 'skillsInBlock', player: player.id }]),
    ...helpersOf(c, f, player, opponent).map((helper) => ({ value: 1, source: 'assist', player: helper.id })),
  ]
}

/** Why a block has its number of dice: strength, skills and each assist, for either side. */
export const blockReasons = (c: Ctx, f: BlockFrame): { attacker: Modifier[]; defender: Modifier[] } => {
  const attacker = c.match.players[f.attacker]
  const defender = c.match.players[f.defender]
  return { attacker: strengthsOf(c, f, attacker, defender), defender: strengthsOf(c, f, defender, attacker) }
}
