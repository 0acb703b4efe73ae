// How strong the two players of a block are, who helps them, and how many dice that makes.
// Neighbours: block.ts throws the dice, zones.ts knows who may assist.
import { type Ctx, firstOf } from '../edition.ts'
import type { Player } from '../kernel/match.ts'
import type { Modifier } from '../vocabulary/rolls.ts'
import type { Side } from '../vocabulary/words.ts'
import type { BlockFrame } from './blockFrame.ts'
import { blockAssists } from './zones.ts'

/** What blocking two at once takes off his strength, which does not leave its limits by it. */
export const strengthLostToTwo = ({ rules: { numbers } }: Ctx, attacker: Player): number =>
  Math.max(numbers.doubleBlock.attacker, (numbers.statLimits.ST?.[0] ?? 0) - (attacker.stats.ST ?? 0))

/** A player's strength in this block with everything but assists. */
export const strengthInBlock = (c: Ctx, f: BlockFrame, player: Player): number => {
  let strength = (player.stats.ST ?? 0) + (player.id === f.attacker ? f.attackerExtra : f.defenderExtra)
  for (const id of player.skills) strength += c.rules.skills.get(id)?.blockStrength?.(c, f, player) ?? 0
  return strength
}

/** Nobody helps where team-mates run into each other, and two who are hit at once do not help each other. */
const helpersOf = (c: Ctx, f: BlockFrame, helped: Player, opponent: Player): Player[] =>
  helped.side === opponent.side ? [] : blockAssists(c, helped, opponent).filter((p) => p.id !== f.partner)

const assistsFor = (c: Ctx, f: BlockFrame, helped: Player, opponent: Player): number =>
  helpersOf(c, f, helped, opponent).length

/** How many dice, and whose coach chooses, by the two sides' strength with assists. */
export const blockDiceFor = (c: Ctx, f: BlockFrame): { dice: number; chooser: Side } => {
  const attacker = c.match.players[f.attacker]
  const defender = c.match.players[f.defender]
  const ours = strengthInBlock(c, f, attacker) + assistsFor(c, f, attacker, defender)
  const theirs = strengthInBlock(c, f, defender) + assistsFor(c, f, defender, attacker)
  const chooser = theirs > ours ? defender.side : attacker.side
  const strong = Math.max(ours, theirs)
  const weak = Math.min(ours, theirs)
  const dice = strong === weak ? 1 : strong > 2 * weak ? 3 : 2
  const extra =
    theirs > ours ? 0 : (firstOf(c, attacker, 'extraBlockDice', (skill) => skill.extraBlockDice?.(f, attacker)) ?? 0)
  return { dice: Math.min(3, dice + extra), chooser }
}

/** What one of the two brings into the block, piece by piece. */
const strengthsOf = (c: Ctx, f: BlockFrame, player: Player, opponent: Player): Modifier[] => {
  const strength = player.stats.ST ?? 0
  const extra = strengthInBlock(c, f, player) - strength
  return [
    { value: strength, source: 'strength', player: player.id },
    ...(extra === 0 ? [] : [{ value: extra, source: 'skillsInBlock', player: player.id }]),
    ...helpersOf(c, f, player, opponent).map((helper) => ({ value: 1, source: 'assist', player: helper.id })),
  ]
}

/** Why a block has the dice it has: strength, what skills make of it, and each assist, for either side. */
export const blockReasons = (c: Ctx, f: BlockFrame): { attacker: Modifier[]; defender: Modifier[] } => {
  const attacker = c.match.players[f.attacker]
  const defender = c.match.players[f.defender]
  return { attacker: strengthsOf(c, f, attacker, defender), defender: strengthsOf(c, f, defender, attacker) }
}
