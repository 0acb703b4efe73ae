// The steps of a team turn that its orders share; each is told which step comes next. Neighbours: turn.ts puts them in
// order, turnFrame.ts has the frame, whoMayAct.ts lists the answers.
import type { Ctx } from '../../edition.ts'
import { type Frame, NONE, type Player } from '../../kernel/match.ts'
import { type Call, call, DONE, type Done } from '../../kernel/procedure.ts'
import type { Action } from '../../vocabulary/actions.ts'
import { type Question, question } from '../../vocabulary/questions.ts'
import { otherSide, type Side } from '../../vocabulary/words.ts'
import { forgetVanished } from '../ball/ball.ts'
import { turnFaceUp } from '../hurt/stun.ts'
import { anyPrayer } from '../match/answeredPrayers.ts'
import { eachEffect, effectFor, endEffects } from '../match/effects.ts'
import { takeBack } from '../match/loans.ts'
import { hasState, setState } from '../match/states.ts'
import { isMarked, isOnPitch } from '../move/zones.ts'
import { openMoment } from '../rolling/moment.ts'
import { listeners, openWindow } from '../rolling/window.ts'
import { actsFirst } from './actingFirst.ts'
import { type ActionKind, type AnyKind, activationFrame } from './activationFrame.ts'
import { stallerRockFrame } from './stallerRock.ts'
import { staller } from './stalling.ts'
import type { TurnFrame } from './turnFrame.ts'
import { turnover } from './turnover.ts'
import { someoneMayAct } from './whoMayAct.ts'

/** In the kick-off's bonus turn marked players do not act, unless the edition says so. */
const mustStayPut = (c: Ctx, player: Player): boolean =>
  !c.rules.kickOff.bonusForMarked && isOnPitch(player) && isMarked(c, player, player.at)

/** A new turn begins: nobody has acted, nothing is declared. */
export const reset = (c: Ctx, f: TurnFrame): void => {
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
  if (f.bonus) return
  takeBack(c, 'ownTurnStart', f.side)
  for (const player of players) if (player.side === f.side) setState(c, player, 'ethereal', false)
  clock[f.side === 'home' ? 'homeTaken' : 'awayTaken']++
}

/** The start is announced with the number of the turn. */
export const announce = <S extends string>(c: Ctx, f: TurnFrame, number: number, then: S): S | Call<S> => {
  c.events.push({ type: 'turnStarted', side: f.side, turn: number, bonus: f.bonus })
  return f.bonus ? then : openMoment(c, 'turnStarting', f.side, then)
}

/**
 * Whether the coach is asked at all. He is even if no player can act: a coach may concede at the start of any of his
 * turns. An effect at the start of the turn may have ended it.
 */
const begins = (c: Ctx, f: TurnFrame): boolean => (!f.bonus || someoneMayAct(c, f.side)) && c.match.turn.turnover === ''

/** What the turn begins with: its one player, the coach's choice, or nothing. */
export const opens = (c: Ctx, f: TurnFrame): Call<'acted'> | 'choose' | 'end' =>
  f.solo >= 0 ? call(activationFrame(f.solo, 'blitz'), 'acted') : begins(c, f) ? 'choose' : 'end'

export const asks = (f: TurnFrame): Question =>
  f.bonus ? question('turn', -1, { subject: 'bonus', left: f.left }) : question('turn')

/** The coach's time is up. */
export const timeOut = <S extends string>(then: S) => ({
  allowed: () => true,
  happened: (c: Ctx): S => {
    turnover(c, 'timeOut')
    return then
  },
})

/** A coach may concede before his first action; some editions let only teams do so that have few players left to field. */
export const mayConcede = (c: Ctx, f: TurnFrame): boolean => f.fresh && !f.bonus && isShort(c, f.side)

const isShort = (c: Ctx, side: Side): boolean => {
  const { turnStartWith: most } = c.rules.concession
  if (most === null) return true
  const able = c.match.players.filter((p) => p.side === side && (isOnPitch(p) || p.place === 'reserves'))
  return able.length <= most
}

/** Vain players act first or not at all: another player was activated before them. */
const leaveOutVain = (c: Ctx, side: Side, chosen: number): void => {
  for (const player of c.match.players)
    if (player.side === side && player.id !== chosen && hasState(player, 'vain')) player.acted = true
}

/** Those whom a skill makes act first do not act any more once another player has begun. */
export const leaveOutLate = (c: Ctx, side: Side, chosen: number): void => {
  if (actsFirst(c, c.match.players[chosen])) return
  for (const player of c.match.players) if (player.side === side && actsFirst(c, player)) player.acted = true
}

/** The activation, unless an effect of the opponents plays something else. */
const activationOf = (c: Ctx, player: Player, kind: AnyKind): Frame =>
  effectFor(c, otherSide(player.side), ({ on }) => on?.foeActivated)?.value(player, kind) ??
  activationFrame(player.id, kind)

/** A player begins his action. */
export const activate = <S extends string>(c: Ctx, f: TurnFrame, answer: Action, then: S): Call<S> => {
  f.fresh = false
  if (f.left > 0) f.left--
  leaveOutVain(c, f.side, answer.player)
  const kind = answer.option === '' ? 'open' : (answer.option as ActionKind)
  return call(activationOf(c, c.match.players[answer.player], kind), then)
}

/** Whether the coach is asked again after an action. */
export const goesOn = (c: Ctx, f: TurnFrame): boolean => {
  forgetVanished(c)
  return f.left !== 0 && c.match.turn.turnover === '' && someoneMayAct(c, f.side)
}

export const end = <S extends string>(c: Ctx, f: TurnFrame, then: S): S | Call<S> => {
  const stalling = f.bonus ? null : staller(c, f.side)
  if (!f.bonus) eachEffect(c, otherSide(f.side), ({ on }) => on?.foesTurnEnding?.(c, stalling))
  if (!stalling) return then
  c.events.push({ type: 'stalled', player: stalling.id })
  const rocks = anyPrayer(c, otherSide(f.side), (prayer) => prayer.rocks === true)
  return rocks ? call(stallerRockFrame(stalling.id), then) : then
}

/** Stunned players turn face up at the end of their own turn, except those stunned in it. */
const wakeStunned = (c: Ctx, side: Side): void => {
  for (const player of c.match.players) {
    if (player.side !== side || player.posture !== 'stunned') continue
    if (player.freshlyStunned) player.freshlyStunned = false
    else turnFaceUp(c, player, 'turnEnd')
  }
}

/** From here on the team's turn is over: players stunned now stay so until the end of its next turn. */
export const lastWord = <S extends string>(c: Ctx, f: TurnFrame, then: S): S | Call<S> => {
  c.match.turn.running = false
  if (!f.bonus && c.rules.turn.turnsOver === 'atTurnEnd') wakeStunned(c, f.side)
  if (f.bonus || c.match.turn.touchdown !== '') {
    const effect = c.match.turn.touchdown === f.side && effectFor(c, f.side, ({ on }) => on?.scored)
    return effect ? call(effect.value(f.side), then) : then
  }
  return openMoment(c, 'turnEnding', f.side, then)
}

/** Players stunned in this single activation turn face up as if it had happened before the turn. */
const endSolo = (c: Ctx): void => {
  for (const player of c.match.players) player.freshlyStunned = false
}

export const close = <S extends string>(c: Ctx, f: TurnFrame, then: S): S | Call<S> | Done<'done'> => {
  takeBack(c, 'turn')
  if (!f.bonus) takeBack(c, 'ownTurnEnd', f.side)
  if (f.solo >= 0) endSolo(c)
  if (!f.bonus) for (const player of c.match.players) if (player.side === f.side) setState(c, player, 'hexed', false)
  if (c.rules.zones.gazeLasts === 'turn') for (const player of c.match.players) setState(c, player, 'gazed', false)
  endEffects(c, 'foul')
  endEffects(c, 'turn')
  endEffects(c, 'foesTurn', otherSide(f.side))
  c.events.push({ type: 'turnEnded', side: f.side, turnover: c.match.turn.turnover })
  if (f.bonus || c.match.turn.touchdown !== '' || c.rules.windows.foesTurnEnded.size === 0) return DONE
  const others = listeners(c, 'foesTurnEnded', otherSide(f.side))
  return openWindow(c, 'foesTurnEnded', others, then)
}
