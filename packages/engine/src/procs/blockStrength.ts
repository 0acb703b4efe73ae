// How strong the two players of a block are, who helps them, and how many dice that makes.
// Neighbours: block.ts throws the dice, zones.ts knows who may assist.
import { type Ctx, firstOf } from '../edition.ts'
import type { Player } from '../kernel/match.ts'
import type { Side } from '../vocabulary/words.ts'
import type { BlockFrame } from './block.ts'
import { blockAssists } from './zones.ts'

/** A player's strength in this block with everything but assists. */
export const strengthInBlock = (c: Ctx, f: BlockFrame, player: Player): number => {
  let strength = (player.stats.ST ?? 0) + (player.id === f.attacker ? f.attackerExtra : f.defenderExtra)
  for (const id of player.skills) strength += c.rules.skills.get(id)?.blockStrength?.(c, f, player) ?? 0
  return strength
}

/** Nobody helps where team-mates run into each other, and two who are hit at once do not help each other. */
const assistsFor = (c: Ctx, f: BlockFrame, helped: Player, opponent: Player): number =>
  helped.side === opponent.side ? 0 : blockAssists(c, helped, opponent).filter((p) => p.id !== f.partner).length

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
