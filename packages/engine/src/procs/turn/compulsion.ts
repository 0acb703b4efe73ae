// Players who must block: beside a standing opponent they declare a Block or a Blitz, and throw the block at someone who
// was beside them when the action began. Neighbours: whoMayAct.ts and activationOptions.ts ask, activation.ts notes the
// opponents.

import type { Ctx } from '../../edition.ts'
import { areOpponents } from '../../kernel/allegiance.ts'
import type { Player } from '../../kernel/match.ts'
import type { Square } from '../../kernel/pitch.ts'
import { may } from '../../kit.ts'
import type { Action } from '../../vocabulary/actions.ts'
import { liesOnFace } from '../hurt/stun.ts'
import { playersBeside } from '../move/zones.ts'
import type { ActionKind, ActivationFrame, AnyKind } from './activationFrame.ts'

export const blockingActions: readonly ActionKind[] = ['block', 'blitz']
const isBlocking = (kind: AnyKind): boolean => kind === 'block' || kind === 'blitz'

const isFoe = (player: Player, other: Player): boolean => areOpponents(player, other) && other.posture === 'standing'

/** A stunned player can only turn over. */
const isCompelled = (c: Ctx, player: Player): boolean =>
  player.skills.length > 0 &&
  may(c, player).mustBlock &&
  !liesOnFace(player) &&
  playersBeside(c, player).some((other) => isFoe(player, other))

/** On the ground he can do so as long as the team's Blitz is left. */
const canBlock = (c: Ctx, player: Player): boolean =>
  player.posture === 'standing' || may(c, player).blocksFromProne || !c.match.turn.declared.includes('blitz')

export const mustBlock = (c: Ctx, player: Player): boolean => isCompelled(c, player) && canBlock(c, player)

const markOf = ({ player }: ActivationFrame): string => `besideAtStart ${player}`

/** The action begins: one of those beside him must be blocked. */
export const noteThoseBeside = (c: Ctx, f: ActivationFrame): void => {
  const player = c.match.players[f.player]
  // Where it is declared, the Blitz of the action is his own; where it is not, it must still be left.
  const must = f.action === 'open' ? mustBlock(c, player) : isBlocking(f.action) && isCompelled(c, player)
  if (!must) return
  for (const other of playersBeside(c, player)) if (isFoe(player, other)) other.marks = [...other.marks, markOf(f)]
}

/** Whether he has to block someone in this action. */
export const hasToBlock = (c: Ctx, f: ActivationFrame): boolean =>
  c.match.players.some((p) => p.marks.includes(markOf(f)))

/**
 * Before the block, only what leads to it: the block itself, which counts as the answer of a coach who gives none;
 * standing up, or a step after which it can still be made.
 */
export const compelled = (c: Ctx, f: ActivationFrame, list: Action[]): Action[] => {
  const player = c.match.players[f.player]
  if (f.blocked || player.skills.length === 0 || !may(c, player).mustBlock) return list
  const targets = c.match.players.filter((p) => p.marks.includes(markOf(f)) && isFoe(player, p))
  const { neighbours } = c.rules.pitch
  const staysClose = (square: Square): boolean => targets.some((p) => neighbours[p.at]?.includes(square))
  const only = list.filter(({ do: deed, player: target, square }) => {
    if (deed === 'block') return targets.some((p) => p.id === target)
    if (deed === 'standUp') return targets.length > 0
    return deed === 'step' && f.moves + f.goForIts > 1 && staysClose(square)
  })
  if (only.length === 0) return list
  return only.sort((one, other) => Number(other.do === 'block') - Number(one.do === 'block'))
}
