// Who may act in a team turn, and which actions he may declare. Neighbours: turnSteps.ts asks, actionMenu.ts lists what the
// turn has left, activationOptions.ts what a player may do in his action.

import type { Ctx } from '../../edition.ts'
import { coachOf } from '../../kernel/allegiance.ts'
import type { Player } from '../../kernel/match.ts'
import { listsOf, may, numbersOf, skillsOf } from '../../kit.ts'
import { type Action, action, playerActions } from '../../vocabulary/actions.ts'
import type { Side } from '../../vocabulary/words.ts'
import { liesOnFace } from '../hurt/stun.ts'
import { isSpent } from '../match/limits.ts'
import { hasState } from '../match/states.ts'
import { attacksDowned, isOnPitch } from '../move/zones.ts'
import { menuFor, whatIsLeft } from './actionMenu.ts'
import { blockTargets, farTargets, throwsTeamMates } from './actionTargets.ts'
import { type ActionKind, besides, everyonesActions } from './activationFrame.ts'
import { blockingActions, mustBlock } from './compulsion.ts'
import type { TurnFrame } from './turnFrame.ts'

const END_TURN = action('endTurn')
/** Where no action is declared. */
const act = playerActions('activate')
const turnOver = playerActions('activate', 'move')

export const canAct = (c: Ctx, player: Player, side: Side): boolean =>
  player.side === side &&
  isOnPitch(player) &&
  !player.acted &&
  (!liesOnFace(player) || c.rules.turn.turnsOver === 'asMove') &&
  !hasState(player, 'hexed')

const hasBlockTarget = (c: Ctx, player: Player): boolean => {
  if (player.who.size > 1) return blockTargets(c, player).length > 0
  let downed = false
  const { board, players } = c.match
  const near = c.rules.pitch.neighbours[player.at]
  for (let i = 0; i < near.length; i++) {
    const code = board[near[i]]
    if (code <= 0) continue
    const other = players[code - 1]
    if (other.side === player.side) continue
    if (other.posture === 'standing') return true
    downed = true
  }
  if (downed && attacksDowned(c, player)) return true
  return numbersOf(c, player).blockReach !== undefined && farTargets(c, player).length > 0
}

/** The actions that a player's skills allow; most players have no such skill. */
export const allowedActions = (c: Ctx, player: Player, compelled = mustBlock(c, player)): readonly string[] => {
  let allowed: readonly string[] = everyonesActions
  const { mayDeclare, declaresOnly, declaresNever } = listsOf(c, player)
  if (declaresOnly.length > 0) return declaresOnly
  if (compelled) return blockingActions
  if (mayDeclare.length > 0)
    for (const skill of skillsOf(c, player))
      if (skill.mayDeclare && !isSpent(player, skill)) allowed = [...allowed, ...skill.mayDeclare]
  // Throwing a team-mate is declared as a Pass action.
  if (declaresNever.length > 0)
    allowed = allowed.filter((kind) => !declaresNever.includes(kind) || (kind === 'pass' && throwsTeamMates(c, player)))
  return allowed
}

const mayBlock = (c: Ctx, player: Player): boolean =>
  (player.posture === 'standing' || may(c, player).blocksFromProne) && hasBlockTarget(c, player)

const mayDeclare = (c: Ctx, bonus: boolean, player: Player, kind: ActionKind): boolean => {
  if (kind === 'block') return mayBlock(c, player)
  if (kind === 'bomb') return player.posture === 'standing'
  return !bonus || kind !== 'pass' || throwsTeamMates(c, player)
}

export const someoneMayAct = (c: Ctx, side: Side): boolean => c.match.players.some((p) => canAct(c, p, side))

/** All that a stunned player can do, where turning over is an action. */
const turningOver: readonly ActionKind[] = ['move']

/** The actions that are open to a player; a compelled one must block. */
export const kindsFor = (c: Ctx, player: Player, compelled?: boolean): readonly ActionKind[] => {
  if (liesOnFace(player)) return turningOver
  const { bonus } = c.match.turn
  const menu = menuFor(c, coachOf(c.match, player), bonus)
  const { open: free } = whatIsLeft(c, menu)
  const allowed = allowedActions(c, player, compelled)
  const kinds: ActionKind[] = []
  for (const one of menu.open)
    if (free.includes(one) ? allowed.includes(one.kind) : besides(c, player, one.kind))
      if (mayDeclare(c, bonus, player, one.kind)) kinds.push(one.kind)
  return kinds
}

/** The same where no action is declared: end the turn, or let a player act. */
const openAnswers = (c: Ctx, side: Side): Action[] => {
  const list = [END_TURN]
  for (const player of c.match.players)
    if (canAct(c, player, side) && kindsFor(c, player).length > 0) list.push(act(player.id))
  return list
}

/** The answers of a coach in his turn: end it, or declare an action of a player. */
export const turnAnswers = (c: Ctx, f: TurnFrame): Action[] => {
  if (!c.rules.turn.declaresFirst) return openAnswers(c, f.side)
  const list = [END_TURN]
  const menu = menuFor(c, f.side, f.bonus)
  const { open } = menu
  const left = whatIsLeft(c, menu)
  const { open: free, usual } = left
  for (const player of c.match.players) {
    if (!canAct(c, player, f.side)) continue
    if (liesOnFace(player)) {
      list.push(turnOver(player.id))
      continue
    }
    const allowed = allowedActions(c, player)
    if (allowed === everyonesActions && !f.bonus) {
      const row = mayBlock(c, player) ? left.withBlock(player.id) : left.withoutBlock(player.id)
      for (let i = 0; i < row.length; i++) list.push(row[i])
    } else {
      const his = allowed === everyonesActions ? usual : free.filter(({ kind }) => allowed.includes(kind))
      for (const { kind, declare } of his) if (mayDeclare(c, f.bonus, player, kind)) list.push(declare(player.id))
    }
    if (free.length === open.length || listsOf(c, player).declaresBesides.length === 0) continue
    for (const one of open) if (!free.includes(one) && besides(c, player, one.kind)) list.push(one.declare(player.id))
  }
  return list
}
