// A team turn: the coach activates players one after another until all have acted, he ends it, or a turnover does.
// Neighbours: drive.ts alternates turns, activation.ts plays an action; the kick-off's Blitz! is a bonus turn.

import type { Ctx } from '../../edition.ts'
import { type Frame, NONE, type Player } from '../../kernel/match.ts'
import { call, DONE, type Procedure } from '../../kernel/procedure.ts'
import { listsOf, may, numbersOf, skillsOf } from '../../kit.ts'
import { action } from '../../vocabulary/actions.ts'
import { question } from '../../vocabulary/questions.ts'
import { otherSide, type Side } from '../../vocabulary/words.ts'
import { forgetVanished } from '../ball/ball.ts'
import { anyPrayer } from '../match/answeredPrayers.ts'
import { concede } from '../match/concede.ts'
import { eachEffect, effectFor, endEffects } from '../match/effects.ts'
import { isSpent } from '../match/limits.ts'
import { takeBack } from '../match/loans.ts'
import { hasState, setState } from '../match/states.ts'
import { attacksDowned, isMarked, isOnPitch } from '../move/zones.ts'
import { openMoment } from '../rolling/moment.ts'
import { listeners, openWindow } from '../rolling/window.ts'
import { menuFor, whatIsLeft } from './actionMenu.ts'
import { type ActionKind, activationFrame, besides, everyonesActions } from './activationFrame.ts'
import { blockTargets, farTargets, throwsTeamMates } from './activationOptions.ts'
import { stallerRockFrame } from './stallerRock.ts'
import { staller } from './stalling.ts'
import { turnover } from './turnover.ts'

export interface TurnFrame extends Frame {
  readonly proc: 'turn'
  step: 'start' | 'started' | 'choose' | 'acted' | 'end' | 'lastWord' | 'close' | 'over'
  readonly side: Side
  /** The bonus turn of the kick-off table. */
  readonly bonus: boolean
  /** How many players may still act in it; −1: all. */
  left: number
  /** No player has acted yet. */
  fresh: boolean
  /** A turn of this one player, with a Blitz action only; usually −1. */
  readonly solo: number
}

export const turnFrame = (side: Side, bonus: boolean, most = -1): TurnFrame => ({
  proc: 'turn',
  step: 'start',
  side,
  bonus,
  left: most,
  fresh: true,
  solo: -1,
})

const copy = (f: TurnFrame): TurnFrame => ({
  proc: f.proc,
  step: f.step,
  side: f.side,
  bonus: f.bonus,
  left: f.left,
  fresh: f.fresh,
  solo: f.solo,
})

/** A free Blitz of one player. */
export const soloBlitzFrame = (side: Side, solo: number): TurnFrame => ({ ...turnFrame(side, true, 0), solo })

const END_TURN = action('endTurn')

const canAct = (player: Player, side: Side): boolean =>
  player.side === side &&
  isOnPitch(player) &&
  !player.acted &&
  player.posture !== 'stunned' &&
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
export const allowedActions = (c: Ctx, player: Player): readonly string[] => {
  let allowed: readonly string[] = everyonesActions
  const { mayDeclare, declaresOnly, declaresNever } = listsOf(c, player)
  if (declaresOnly.length > 0) return declaresOnly
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

const mayDeclare = (c: Ctx, f: TurnFrame, player: Player, kind: ActionKind): boolean => {
  if (kind === 'block') return mayBlock(c, player)
  if (kind === 'bomb') return player.posture === 'standing'
  return !f.bonus || kind !== 'pass' || throwsTeamMates(c, player)
}

/** Stunned players turn face up at the end of their own turn, except those stunned in it. */
const turnFaceUp = (c: Ctx, side: Side): void => {
  for (const player of c.match.players) {
    if (player.side !== side || player.posture !== 'stunned') continue
    if (player.freshlyStunned) player.freshlyStunned = false
    else {
      player.posture = 'prone'
      c.events.push({ type: 'posture', player: player.id, posture: 'prone', why: 'turnEnd' })
    }
  }
}

/** Vain players act first or not at all: another player was activated before them. */
const leaveOutVain = (c: Ctx, side: Side, chosen: number): void => {
  for (const player of c.match.players)
    if (player.side === side && player.id !== chosen && hasState(player, 'vain')) player.acted = true
}

/** The activation, unless an effect of the opponents plays something else. */
const activate = (c: Ctx, player: Player, kind: ActionKind): Frame =>
  effectFor(c, otherSide(player.side), ({ on }) => on?.foeActivated)?.value(player, kind) ??
  activationFrame(player.id, kind)

/** In the kick-off's bonus turn marked players do not act, unless the edition says so. */
const mustStayPut = (c: Ctx, player: Player): boolean =>
  !c.rules.kickOff.bonusForMarked && isOnPitch(player) && isMarked(c, player, player.at)

/** Some editions let only teams concede that have few players left to field. */
const mayGiveUp = (c: Ctx, side: Side): boolean => {
  const { turnStartWith: most } = c.rules.concession
  if (most === null) return true
  const able = c.match.players.filter((p) => p.side === side && (isOnPitch(p) || p.place === 'reserves'))
  return able.length <= most
}

/** Players stunned in this single activation turn face up as if it had happened before the turn. */
const endSolo = (c: Ctx): void => {
  for (const player of c.match.players) player.freshlyStunned = false
}

export const turn: Procedure<TurnFrame, Ctx> = {
  copy,
  steps: {
    start: (c, f) => {
      const { clock, players, turn: state } = c.match
      state.side = f.side
      state.running = true
      state.bonus = f.bonus && f.solo < 0
      state.declared = NONE
      state.rerollsUsed = state.bonus && !c.rules.teamRerolls.bonusRerolls ? c.rules.teamRerolls.teamRerollsPerTurn : 0
      state.turnover = ''
      state.touchdown = ''
      forgetVanished(c)
      for (const player of players) {
        player.marks = NONE
        player.acted = f.bonus && player.side === f.side && mustStayPut(c, player)
      }
      if (!f.bonus) {
        takeBack(c, 'ownTurnStart', f.side)
        for (const player of players) if (player.side === f.side) setState(c, player, 'ethereal', false)
        clock[f.side]++
        clock[f.side === 'home' ? 'homeTaken' : 'awayTaken']++
      }
      c.events.push({ type: 'turnStarted', side: f.side, turn: clock[f.side], bonus: f.bonus })
      return f.bonus ? 'started' : openMoment(c, 'turnStarting', f.side, 'started')
    },

    // Asks even if no player can act: a coach may concede at the start of any of his turns.
    // An effect at the start of the turn may have ended it.
    started: (c, f) => {
      if (f.solo >= 0) return call(activationFrame(f.solo, 'blitz'), 'acted')
      return (f.bonus && !c.match.players.some((p) => canAct(p, f.side))) || c.match.turn.turnover !== ''
        ? 'end'
        : 'choose'
    },

    choose: {
      kind: 'choice',
      by: (_c, f) => f.side,
      question: (_c, f) => (f.bonus ? question('turn', -1, { subject: 'bonus', left: f.left }) : question('turn')),
      legal: (c, f) => {
        const list = [END_TURN]
        const menu = menuFor(c, f.side, f.bonus)
        const { open } = menu
        const left = whatIsLeft(c, menu)
        const { open: free, usual } = left
        for (const player of c.match.players) {
          if (!canAct(player, f.side)) continue
          const allowed = allowedActions(c, player)
          if (allowed === everyonesActions && !f.bonus) {
            const row = mayBlock(c, player) ? left.withBlock(player.id) : left.withoutBlock(player.id)
            for (let i = 0; i < row.length; i++) list.push(row[i])
          } else {
            const his = allowed === everyonesActions ? usual : free.filter(({ kind }) => allowed.includes(kind))
            for (const { kind, declare } of his) if (mayDeclare(c, f, player, kind)) list.push(declare(player.id))
          }
          if (free.length === open.length || listsOf(c, player).declaresBesides.length === 0) continue
          for (const one of open)
            if (!free.includes(one) && besides(c, player, one.kind)) list.push(one.declare(player.id))
        }
        return list
      },
      outside: {
        timeOut: {
          allowed: () => true,
          happened: (c) => {
            turnover(c, 'timeOut')
            return 'end'
          },
        },
        concede: {
          allowed: (c, f) => f.fresh && !f.bonus && mayGiveUp(c, f.side),
          happened: (c, f) => {
            // Conceding comes before the turn marker moves.
            c.match.clock[f.side]--
            return concede(c, f.side)
          },
        },
      },
      chosen: (c, f, answer) => {
        if (answer.do === 'endTurn') return 'end'
        f.fresh = false
        if (f.left > 0) f.left--
        const kind = answer.option as ActionKind
        leaveOutVain(c, f.side, answer.player)
        return call(activate(c, c.match.players[answer.player], kind), 'acted')
      },
    },

    acted: (c, f) => {
      forgetVanished(c)
      const goesOn = f.left !== 0 && c.match.turn.turnover === ''
      return goesOn && c.match.players.some((p) => canAct(p, f.side)) ? 'choose' : 'end'
    },

    end: (c, f) => {
      const stalling = f.bonus ? null : staller(c, f.side)
      if (!f.bonus) eachEffect(c, otherSide(f.side), ({ on }) => on?.foesTurnEnding?.(c, stalling))
      if (!stalling) return 'lastWord'
      c.events.push({ type: 'stalled', player: stalling.id })
      const rocks = anyPrayer(c, otherSide(f.side), (prayer) => prayer.rocks === true)
      return rocks ? call(stallerRockFrame(stalling.id), 'lastWord') : 'lastWord'
    },

    // From here on the team's turn is over: players stunned now stay so until the end of its next turn.
    lastWord: (c, f) => {
      c.match.turn.running = false
      if (!f.bonus) turnFaceUp(c, f.side)
      if (f.bonus || c.match.turn.touchdown !== '') {
        const effect = c.match.turn.touchdown === f.side && effectFor(c, f.side, ({ on }) => on?.scored)
        return effect ? call(effect.value(f.side), 'close') : 'close'
      }
      return openMoment(c, 'turnEnding', f.side, 'close')
    },

    close: (c, f) => {
      takeBack(c, 'turn')
      if (!f.bonus) takeBack(c, 'ownTurnEnd', f.side)
      if (f.solo >= 0) endSolo(c)
      if (!f.bonus)
        for (const player of c.match.players) if (player.side === f.side) setState(c, player, 'hexed', false)
      endEffects(c, 'foul')
      endEffects(c, 'turn')
      endEffects(c, 'foesTurn', otherSide(f.side))
      c.events.push({ type: 'turnEnded', side: f.side, turnover: c.match.turn.turnover })
      if (f.bonus || c.match.turn.touchdown !== '' || c.rules.windows.foesTurnEnded.size === 0) return DONE
      const others = listeners(c, 'foesTurnEnded', otherSide(f.side))
      return openWindow(c, 'foesTurnEnded', others, 'over')
    },

    over: () => DONE,
  },
}
