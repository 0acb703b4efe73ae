// A drive: knock-out recovery, set-up, kick-off, turns until a touchdown or the end of the half, and clearing the
// pitch. Its result is who scored. Neighbours: half.ts, setUp.ts, kickOff.ts, turn.ts.

import type { Ctx } from '../../edition.ts'
import { type Frame, NONE, type Player } from '../../kernel/match.ts'
import { takeOff } from '../../kernel/occupancy.ts'
import { OFF } from '../../kernel/pitch.ts'
import { call, type Done, done, type Procedure, type Receives, type Returns } from '../../kernel/procedure.ts'
import { otherSide, type Side, sides } from '../../vocabulary/words.ts'
import { sendSneaksOff } from '../foul/sendOff.ts'
import { stun } from '../hurt/stun.ts'
import { endRestraint } from '../kickOff/fielding.ts'
import { kickOffFrame } from '../kickOff/kickOff.ts'
import { setUpFrame } from '../kickOff/setUp.ts'
import { isHome, isOnPitch } from '../move/zones.ts'
import { openMoment } from '../rolling/moment.ts'
import { loseLent } from '../rolling/reroll.ts'
import { type RollExtras, type RollFrame, type RollResult, rollFrame } from '../rolling/roll.ts'
import { openWindow } from '../rolling/window.ts'
import { turnFrame } from '../turn/turnFrame.ts'
import { endPrayers } from './answeredPrayers.ts'
import { turnsAllowed } from './clock.ts'
import { gainPromisedRerolls, loseDriveRerolls } from './driveRerolls.ts'
import type { EndOfDrive } from './driveRules.ts'
import { anyEffect, effectFor, endEffects } from './effects.ts'
import { coolDown, heatFrame } from './heat.ts'
import { giveBack } from './limits.ts'
import { takeBack } from './loans.ts'
import { hasState } from './states.ts'

export type DriveResult = Side | 'nobody'
const SCORED: { readonly [R in DriveResult]: Done<R> } = {
  home: done('home'),
  away: done('away'),
  nobody: done('nobody'),
}

export interface DriveFrame extends Frame, Returns<DriveResult>, Receives<{ recovered: RollResult }> {
  readonly proc: 'drive'
  step:
    | 'start'
    | 'recover'
    | 'recovered'
    | 'fielding'
    | 'field'
    | 'unmanned'
    | 'deserted'
    | 'kickersUp'
    | 'receiversUp'
    | 'kickOff'
    | 'play'
    | 'turnOver'
    | 'scored'
    | 'ending'
    | 'ended'
    | 'after'
    | 'waking'
    | 'heat'
    | 'weapons'
    | 'clear'
  readonly kicking: Side
  next: Side
  scorer: Side | ''
  /** Knocked-out players whose recovery roll is still to come. */
  waiting: readonly number[]
  /** The current player has had his second recovery roll. */
  again: boolean
  /** Steps that are still to be done at the end of the drive. */
  after: readonly EndOfDrive[]
}

export const driveFrame = (kicking: Side): DriveFrame => ({
  proc: 'drive',
  step: 'start',
  kicking,
  next: otherSide(kicking),
  scorer: '',
  waiting: [],
  again: false,
  after: [],
})

const copy = (f: DriveFrame): DriveFrame => ({
  proc: f.proc,
  step: f.step,
  kicking: f.kicking,
  next: f.next,
  scorer: f.scorer,
  waiting: f.waiting,
  again: f.again,
  after: f.after,
})

const inReserve = (c: Ctx, side: Side): number =>
  c.match.players.filter((p) => p.side === side && p.place === 'reserves').length

/** If conceding costs touchdowns, a coach without players is asked before the set-up: then it costs none. */
const mayGiveUp = (c: Ctx, side: Side): boolean => c.rules.concession.concederLosesScore && inReserve(c, side) === 0

/** Play has stopped: the balls leave the pitch and their carriers' hands. */
const removeBalls = (c: Ctx): void => {
  for (const ball of c.match.balls) {
    ball.state = 'absent'
    ball.carrier = -1
    ball.at = OFF
  }
  c.match.balls.splice(1)
}

export const halfIsOver = (c: Ctx): boolean => {
  const turns = turnsAllowed(c.rules, c.match)
  return c.match.clock.home >= turns && c.match.clock.away >= turns
}

/** An inducement gives a second recovery roll after a 1. */
const mayRecoverAgain = (c: Ctx, f: DriveFrame, player: Player): boolean =>
  !f.again && c.match.lastRoll?.faces[0] === 1 && anyEffect(c, player.side, ({ wakesAgain }) => wakesAgain === true)

/** The recovery roll; an inducement may make it easier. */
const recoverFrame = (c: Ctx, player: number, extras: RollExtras = {}): RollFrame => {
  const easier = effectFor(c, c.match.players[player].side, ({ recoversOn }) => recoversOn)
  return rollFrame(c, 'recover', player, easier ? { ...extras, base: easier.value } : extras)
}

const everybody = (c: Ctx): number[] => c.match.players.map((p) => p.id)

const playersAt = (c: Ctx, place: string): number[] => c.match.players.filter((p) => p.place === place).map((p) => p.id)

/** What lasts until a touchdown, or until a side leads, is over. */
const scoreCounts = (c: Ctx): void => {
  takeBack(c, 'touchdown')
  endRestraint(c)
}

export const drive: Procedure<DriveFrame, Ctx> = {
  copy,
  steps: {
    start: (c, f) => {
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
      // If recovery belongs to the end of a drive, it is already done.
      if (c.rules.drive.endOfDrive.includes('recover')) return openMoment(c, 'driveStarting', f.kicking, 'fielding')
      f.waiting = playersAt(c, 'ko')
      return 'recover'
    },

    recover: (c, f) => {
      if (f.waiting.length > 0) return call(recoverFrame(c, f.waiting[0]), 'recovered')
      return c.rules.drive.endOfDrive.includes('recover')
        ? 'after'
        : openMoment(c, 'driveStarting', f.kicking, 'fielding')
    },

    recovered: (c, f, roll) => {
      const recovered = roll === 'passed'
      const player = c.match.players[f.waiting[0]]
      if (!recovered && mayRecoverAgain(c, f, player)) {
        f.again = true
        return call(recoverFrame(c, player.id, { again: true }), 'recovered')
      }
      f.again = false
      f.waiting = f.waiting.slice(1)
      if (recovered) {
        player.place = 'reserves'
        c.events.push({ type: 'returned', player: player.id, why: 'recover' })
      }
      return 'recover'
    },

    fielding: (c) => (c.rules.windows.fielding.size > 0 ? openWindow(c, 'fielding', everybody(c), 'field') : 'field'),

    field: (c, f) => {
      if (sides.every((side) => inReserve(c, side) > 0)) return call(setUpFrame(f.kicking, false), 'kickersUp')
      return mayGiveUp(c, f.kicking) ? call(setUpFrame(f.kicking, false), 'unmanned') : 'unmanned'
    },

    unmanned: (c, f) => {
      const receiving = otherSide(f.kicking)
      return mayGiveUp(c, receiving) ? call(setUpFrame(receiving, false), 'deserted') : 'deserted'
    },

    // A team without players to set up loses turns, and the other team scores if it can field a player.
    deserted: (c, f) => {
      const home = inReserve(c, 'home') > 0
      const away = inReserve(c, 'away') > 0
      coolDown(c)
      const { clock } = c.match
      clock.home += c.rules.clock.turnsLostWithNobodyToField
      clock.away += c.rules.clock.turnsLostWithNobodyToField
      c.events.push({ type: 'nobodyToField', home: !home, away: !away })
      c.events.push({ type: 'markers', home: clock.home, away: clock.away, why: 'nobodyToField' })
      if (home || away) {
        f.scorer = home ? 'home' : 'away'
        c.match.squads[f.scorer].score++
        c.events.push({ type: 'touchdown', side: f.scorer, player: -1 })
        scoreCounts(c)
      }
      // No play took place, but knocked-out players still roll for recovery.
      f.after = c.rules.drive.endOfDrive.filter((part) => part === 'recover')
      return 'after'
    },

    kickersUp: (_c, f) => call(setUpFrame(otherSide(f.kicking), false), 'receiversUp'),

    receiversUp: (c, f) => {
      coolDown(c)
      for (const player of c.match.players) {
        player.fielded = isOnPitch(player)
        if (player.fielded && hasState(player, 'drugged')) stun(c, player, 'drugged')
      }
      return openMoment(c, 'setUpDone', f.kicking, 'kickOff')
    },

    kickOff: (_c, f) => call(kickOffFrame(f.kicking), 'play'),

    play: (c, f) => {
      if (c.match.turn.touchdown !== '') return 'scored'
      if (halfIsOver(c)) return 'ending'
      const side = c.match.clock[f.next] >= turnsAllowed(c.rules, c.match) ? otherSide(f.next) : f.next
      f.next = otherSide(side)
      return call(turnFrame(side, false), 'turnOver')
    },

    turnOver: () => 'play',

    scored: (c, f) => {
      const { turn, squads } = c.match
      const side = turn.touchdown
      if (side === '') throw new Error('a touchdown was counted that nobody scored')
      f.scorer = side
      squads[side].score++
      scoreCounts(c)
      if (c.rules.windows.scored.size === 0) return 'ending'
      const scorers = c.match.balls
        .map(({ carrier }) => carrier)
        .filter((id) => id >= 0 && isHome(c, c.match.players[id], c.match.players[id].at))
      return openWindow(c, 'scored', scorers, 'ending')
    },

    ending: (c, f) => openMoment(c, 'driveEnding', f.kicking, 'ended'),

    ended: (c, f) => {
      removeBalls(c)
      sendSneaksOff(c)
      loseLent(c)
      f.after = c.rules.drive.endOfDrive
      return 'after'
    },

    after: (c, f) => {
      const [next, ...later] = f.after
      f.after = later
      if (next === undefined) return 'clear'
      return next === 'recover' ? openMoment(c, 'recovering', f.kicking, 'waking') : next
    },

    waking: (c, f) => {
      f.waiting = playersAt(c, 'ko')
      return 'recover'
    },

    heat: () => call(heatFrame(), 'after'),

    weapons: (c) =>
      c.rules.windows.driveEnding.size > 0 ? openWindow(c, 'driveEnding', everybody(c), 'after') : 'after',

    clear: (c, f) => {
      for (const player of c.match.players) {
        player.fielded = isOnPitch(player)
        if (isOnPitch(player)) takeOff(c.match, c.rules.pitch, player, 'reserves')
        player.posture = 'standing'
        player.noZones = false
        player.marks = NONE
        player.states = NONE
        player.freshlyStunned = false
        player.acted = false
      }
      for (const until of ['ownTurnStart', 'ownTurnEnd', 'drive'] as const) takeBack(c, until)
      giveBack(c, 'drive')
      endPrayers(c, 'drive')
      endEffects(c, 'foesTurn')
      endEffects(c, 'drive')
      loseDriveRerolls(c)
      c.events.push({ type: 'driveEnded' })
      return SCORED[f.scorer === '' ? 'nobody' : f.scorer]
    },
  },
}
