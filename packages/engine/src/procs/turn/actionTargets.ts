// Whom a player could block, foul or name as his target from where he is, and whether he throws team-mates. Neighbours:
// activationOptions.ts lists what he may do, actionMenu.ts and whoMayAct.ts what he may declare.

import type { Ctx } from '../../edition.ts'
import type { Skill } from '../../hooks.ts'
import { coachOf } from '../../kernel/allegiance.ts'
import { gapBetween, isNextTo } from '../../kernel/base.ts'
import type { Player } from '../../kernel/match.ts'
import { playerAt } from '../../kernel/occupancy.ts'
import { may, mayNow, numbersOf } from '../../kit.ts'
import { type Action, playerActions } from '../../vocabulary/actions.ts'
import { FOULED } from '../foul/foul.ts'
import { attacksDowned, opponentsOnPitch, playersBeside, reaches, workingSkill } from '../move/zones.ts'
import type { ActivationFrame } from './activationFrame.ts'

const blockAt = playerActions('block')
const nominate = playerActions('nominate')

export const mayBeFouled = (c: Ctx, player: Player): boolean =>
  !may(c, player).cannotBeFouled && !player.marks.includes(FOULED)

/** The possible targets of an action whose target is named when it is declared. */
export const nominees = (c: Ctx, f: ActivationFrame): Action[] => {
  const player = c.match.players[f.player]
  if (f.action === 'block') return blockTargets(c, player).map((p) => nominate(p.id))
  const down = f.action === 'foul'
  const both = f.action === 'blitz' && attacksDowned(c, player)
  const actions: Action[] = []
  for (const p of c.match.players)
    if (p.side !== player.side && p.place === 'pitch' && (both || (p.posture !== 'standing') === down))
      if (!down || mayBeFouled(c, p)) actions.push(nominate(p.id))
  return actions
}

export const isNominee = (f: ActivationFrame, other: Player): boolean => f.nominee < 0 || f.nominee === other.id

export const opponentsNear = (c: Ctx, player: Player): Player[] => {
  if (player.who.size > 1) return playersBeside(c, player).filter((other) => other.side !== player.side)
  const opponents: Player[] = []
  for (const square of c.rules.pitch.neighbours[player.at]) {
    const other = playerAt(c.match, square)
    if (other && other.side !== player.side && (other.who.size === 1 || !opponents.includes(other)))
      opponents.push(other)
  }
  return opponents
}

/** The adjacent opponents he can block; a big base blocks only those it faces. */
export const opponentsInReach = (c: Ctx, player: Player): Player[] =>
  player.who.size === 1
    ? opponentsNear(c, player)
    : opponentsNear(c, player).filter((other) => reaches(c, player, other))

/** The skill with which he blocks opponents who are not adjacent, if he can use it now. */
export const farBlocking = (c: Ctx, player: Player): Skill | undefined =>
  numbersOf(c, player).blockReach === undefined
    ? undefined
    : workingSkill(c, player, ({ numbers }) => numbers?.blockReach !== undefined)

/** Standing opponents who are not adjacent but whom a skill lets him block. */
export const farTargets = (c: Ctx, player: Player): Player[] => {
  const reach = farBlocking(c, player)?.numbers?.blockReach ?? 1
  if (reach <= 1) return []
  return opponentsOnPitch(c.match, coachOf(c.match, player)).filter((p) => {
    const gap = gapBetween(c.rules.pitch, p, player)
    return p.posture === 'standing' && gap > 1 && gap <= reach
  })
}

/** The opponents he could block from where he is. */
export const blockTargets = (c: Ctx, player: Player): Player[] => [
  ...opponentsInReach(c, player).filter((other) => attacksDowned(c, player) || other.posture === 'standing'),
  ...farTargets(c, player),
]

/** Whether the two can be blocked in one action. */
export const mayBePaired = (c: Ctx, one: Player, other: Player): boolean =>
  one.id !== other.id &&
  other.posture === 'standing' &&
  (!c.rules.block.doubleBlock.asOne || isNextTo(c.rules.pitch, one, other))

/** Opponents he may block together with the first. */
export const secondTargets = (c: Ctx, f: ActivationFrame): Action[] =>
  opponentsInReach(c, c.match.players[f.player])
    .filter((other) => mayBePaired(c, c.match.players[f.target], other))
    .map((other) => blockAt(other.id))

export const throwsTeamMates = (c: Ctx, player: Player): boolean =>
  player.skills.length > 0 && mayNow(c, player, 'throwsTeamMates')
