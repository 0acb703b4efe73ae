// The steps of a drive that its orders share. Neighbours: drive.ts puts them in order, driveFrame.ts has the frame.

import type { Ctx } from '../../edition.ts'
import { coachOf } from '../../kernel/allegiance.ts'
import { NONE, type Player } from '../../kernel/match.ts'
import { takeOff } from '../../kernel/occupancy.ts'
import { otherSide, type Side } from '../../vocabulary/words.ts'
import { freshBalls, isFootball } from '../ball/whichBall.ts'
import { sendSneaksOff } from '../foul/sendOff.ts'
import { stun } from '../hurt/stun.ts'
import { endRestraint } from '../kickOff/fielding.ts'
import { isHome, isOnPitch } from '../move/zones.ts'
import { loseLent } from '../rolling/reroll.ts'
import { type RollExtras, type RollFrame, type RollResult, rollFrame } from '../rolling/roll.ts'
import { emptyPits, openTrapdoors } from '../things/counters.ts'
import { endPrayers } from './answeredPrayers.ts'
import { turnsAllowed } from './clock.ts'
import type { DriveFrame } from './driveFrame.ts'
import { gainPromisedRerolls, loseDriveRerolls } from './driveRerolls.ts'
import { anyEffect, effectFor, endEffects } from './effects.ts'
import { coolDown } from './heat.ts'
import { giveBack } from './limits.ts'
import { takeBack } from './loans.ts'
import { hasNeverZones, hasState, outlasting } from './states.ts'

/** Play has stopped: the balls leave the pitch and their carriers' hands, heads and copies for good. */
export const removeBalls = (c: Ctx): void => {
  const { balls } = c.match
  balls.splice(0, balls.length, ...freshBalls(c.rules.ball.balls))
}

/** A new drive begins: no ball, no turn. */
export const begin = (c: Ctx, f: DriveFrame): void => {
  const { match } = c
  match.clock.drive++
  match.drive.kicking = f.kicking
  match.drive.ballInPlay = false
  match.turn.running = false
  match.turn.touchdown = ''
  match.turn.turnover = ''
  removeBalls(c)
  c.events.push({ type: 'driveStarted', kicking: f.kicking })
  gainPromisedRerolls(c)
}

export const everybody = (c: Ctx): number[] => c.match.players.map((p) => p.id)

export const playersAt = (c: Ctx, place: Player['place']): number[] =>
  c.match.players.filter((p) => p.place === place).map((p) => p.id)

/** The recovery roll; an inducement may make it easier. */
export const recoverFrame = (c: Ctx, player: number, extras: RollExtras = {}): RollFrame => {
  const easier = effectFor(c, coachOf(c.match, c.match.players[player]), ({ recoversOn }) => recoversOn)
  return rollFrame(c, 'recover', player, easier ? { ...extras, base: easier.value } : extras)
}

/** An inducement gives a second recovery roll after a 1. */
const mayRecoverAgain = (c: Ctx, f: DriveFrame, player: Player): boolean =>
  !f.again &&
  c.match.lastRoll?.faces[0] === 1 &&
  anyEffect(c, coachOf(c.match, player), ({ wakesAgain }) => wakesAgain === true)

/** The first of those who wait has rolled: his second roll if he has one, or null and it is the next one's turn. */
export const afterRecovery = (c: Ctx, f: DriveFrame, roll: RollResult): RollFrame | null => {
  const recovered = roll === 'passed'
  const player = c.match.players[f.waiting[0]]
  if (!recovered && mayRecoverAgain(c, f, player)) {
    f.again = true
    return recoverFrame(c, player.id, { again: true })
  }
  f.again = false
  f.waiting = f.waiting.slice(1)
  if (recovered) {
    player.place = 'reserves'
    c.events.push({ type: 'returned', player: player.id, why: 'recover' })
  }
  return null
}

export const inReserve = (c: Ctx, side: Side): number =>
  c.match.players.filter((p) => p.side === side && p.place === 'reserves').length

/** If conceding costs touchdowns, a coach without players is asked before the set-up: then it costs none. */
export const mayGiveUp = (c: Ctx, side: Side): boolean =>
  c.rules.concession.concederLosesScore && inReserve(c, side) === 0

/** What lasts until a touchdown, or until a side leads, is over. */
export const scoreCounts = (c: Ctx): void => {
  takeBack(c, 'touchdown')
  endRestraint(c)
  openTrapdoors(c)
}

/** A team without players to set up loses turns, and the other team scores if it can field a player. */
export const nobodyToField = (c: Ctx, f: DriveFrame): void => {
  const home = inReserve(c, 'home') > 0
  const away = inReserve(c, 'away') > 0
  coolDown(c)
  const { clock } = c.match
  clock.home += c.rules.clock.turnsLostWithNobodyToField
  clock.away += c.rules.clock.turnsLostWithNobodyToField
  c.events.push({ type: 'nobodyToField', home: !home, away: !away })
  c.events.push({ type: 'markers', home: clock.home, away: clock.away, why: 'nobodyToField' })
  if (!home && !away) return
  f.scorer = home ? 'home' : 'away'
  c.match.squads[f.scorer].score++
  c.events.push({ type: 'touchdown', side: f.scorer, player: -1 })
  scoreCounts(c)
}

/** Both teams stand on the pitch. */
export const setUpDone = (c: Ctx): void => {
  coolDown(c)
  for (const player of c.match.players) {
    player.fielded = isOnPitch(player)
    if (player.fielded && hasState(player, 'drugged')) stun(c, player, 'drugged')
  }
}

/** Whose turn it is now: the sides alternate until one has none left. */
export const sideToMove = (c: Ctx, f: DriveFrame): Side => {
  const side = c.match.clock[f.next] >= turnsAllowed(c.rules, c.match) ? otherSide(f.next) : f.next
  f.next = otherSide(side)
  return side
}

/** Counts the touchdown. */
export const countTouchdown = (c: Ctx, f: DriveFrame): void => {
  const { turn, squads } = c.match
  const side = turn.touchdown
  if (side === '') throw new Error('a touchdown was counted that nobody scored')
  f.scorer = side
  squads[side].score++
  scoreCounts(c)
}

/** Who holds a ball in the end zone where he scores. */
export const scorers = (c: Ctx): number[] =>
  c.match.balls
    .filter(isFootball)
    .map(({ carrier }) => carrier)
    .filter((id) => id >= 0 && isHome(c, c.match.players[id], c.match.players[id].at))

/** Play is over; who must leave does. */
export const stop = (c: Ctx): void => {
  removeBalls(c)
  sendSneaksOff(c)
  loseLent(c)
}

/** Both teams leave the pitch, and their players are as they were set up. */
export const leavePitch = (c: Ctx): void => {
  emptyPits(c)
  for (const player of c.match.players) {
    // A neutral player does not leave with the teams.
    if (player.side === 'neutral') continue
    player.fielded = isOnPitch(player)
    if (isOnPitch(player)) takeOff(c.match, c.rules.pitch, player, 'reserves')
    player.posture = 'standing'
    player.noZones = hasNeverZones(c, player)
    player.marks = NONE
    player.states = outlasting(player.states)
    player.freshlyStunned = false
    player.acted = false
  }
  for (const until of ['ownTurnStart', 'ownTurnEnd', 'drive'] as const) takeBack(c, until)
}

/** Everybody leaves the pitch, and what lasts for a drive ends. */
export const clearPitch = (c: Ctx): void => {
  leavePitch(c)
  giveBack(c, 'drive')
  endPrayers(c, 'drive')
  endEffects(c, 'foesTurn')
  endEffects(c, 'drive')
  loseDriveRerolls(c)
  c.events.push({ type: 'driveEnded' })
}
