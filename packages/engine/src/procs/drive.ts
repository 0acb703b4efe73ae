// A drive: knocked-out players recover, both teams set up, the kick-off, turns until a touchdown or the half is over, and
// clearing the pitch. Hands back who scored: 0 nobody, 1 home, 2 away. Neighbours: half.ts, setUp.ts, kickOff.ts, turn.ts.
import type { Ctx } from '../edition.ts'
import { type Frame, NONE } from '../kernel/match.ts'
import { takeOff } from '../kernel/occupancy.ts'
import { OFF } from '../kernel/pitch.ts'
import { call, type Procedure } from '../kernel/procedure.ts'
import { weatherNamed } from '../tables/weather.ts'
import { otherSide, type Side, sides } from '../vocabulary/words.ts'
import { kickOffFrame } from './kickOff.ts'
import { rollFrame } from './roll.ts'
import { setUpFrame } from './setUp.ts'
import { turnFrame } from './turn.ts'
import { openWindow } from './window.ts'
import { isOnPitch } from './zones.ts'

export interface DriveFrame extends Frame {
  readonly proc: 'drive'
  step:
    | 'start'
    | 'recover'
    | 'recovered'
    | 'field'
    | 'kickersUp'
    | 'receiversUp'
    | 'play'
    | 'turnOver'
    | 'scored'
    | 'ending'
    | 'heat'
    | 'weapons'
    | 'clear'
  readonly kicking: Side
  next: Side
  scorer: Side | ''
  /** Players still to roll for: the knocked out at the start, those in the heat at the end. */
  waiting: readonly number[]
}

export const driveFrame = (kicking: Side): DriveFrame => ({
  proc: 'drive',
  step: 'start',
  kicking,
  next: otherSide(kicking),
  scorer: '',
  waiting: [],
})

const inReserve = (c: Ctx, side: Side): number =>
  c.match.players.filter((p) => p.side === side && p.place === 'reserves').length

/** Nobody holds the ball any more: play has stopped. */
const removeBalls = (c: Ctx): void => {
  for (const ball of c.match.balls) {
    ball.state = 'absent'
    ball.carrier = -1
    ball.at = OFF
  }
}

export const halfIsOver = (c: Ctx): boolean => {
  const { turnsPerHalf } = c.rules.numbers
  return c.match.clock.home >= turnsPerHalf && c.match.clock.away >= turnsPerHalf
}

/** Whoever collapsed in the heat has now missed his one set-up, be it that his side had nobody to field. */
const coolDown = (c: Ctx): void => {
  for (const player of c.match.players) if (player.place === 'exhausted') player.place = 'reserves'
}

const playersAt = (c: Ctx, place: string): number[] => c.match.players.filter((p) => p.place === place).map((p) => p.id)

export const drive: Procedure<DriveFrame, Ctx> = {
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
      f.waiting = playersAt(c, 'ko')
      return 'recover'
    },

    recover: (c, f) => (f.waiting.length > 0 ? call(rollFrame(c, 'recover', f.waiting[0]), 'recovered') : 'field'),

    recovered: (c, f, woke) => {
      const player = c.match.players[f.waiting[0]]
      f.waiting = f.waiting.slice(1)
      if (woke) {
        player.place = 'reserves'
        c.events.push({ type: 'returned', player: player.id, why: 'recover' })
      }
      return 'recover'
    },

    // A team with nobody to set up loses time, and the other team scores if it could field a player.
    field: (c, f) => {
      const home = inReserve(c, 'home') > 0
      const away = inReserve(c, 'away') > 0
      if (home && away) return call(setUpFrame(f.kicking, false), 'kickersUp')
      coolDown(c)
      const { clock } = c.match
      clock.home += c.rules.numbers.turnsLostWithNobodyToField
      clock.away += c.rules.numbers.turnsLostWithNobodyToField
      c.events.push({ type: 'nobodyToField', home: !home, away: !away })
      c.events.push({ type: 'markers', home: clock.home, away: clock.away, why: 'nobodyToField' })
      if (home || away) {
        f.scorer = home ? 'home' : 'away'
        c.match.squads[f.scorer].score++
        c.events.push({ type: 'touchdown', side: f.scorer, player: -1 })
      }
      return 'clear'
    },

    kickersUp: (_c, f) => call(setUpFrame(otherSide(f.kicking), false), 'receiversUp'),

    receiversUp: (c, f) => {
      coolDown(c)
      for (const player of c.match.players) player.fielded = isOnPitch(player)
      return call(kickOffFrame(f.kicking), 'play')
    },

    play: (c, f) => {
      if (c.match.turn.touchdown !== '') return 'scored'
      if (halfIsOver(c)) return 'ending'
      const side = c.match.clock[f.next] >= c.rules.numbers.turnsPerHalf ? otherSide(f.next) : f.next
      f.next = otherSide(side)
      return call(turnFrame(side, false), 'turnOver')
    },

    turnOver: () => 'play',

    scored: (c, f) => {
      const { turn, squads } = c.match
      if (turn.touchdown === '') throw new Error('a touchdown was counted that nobody scored')
      f.scorer = turn.touchdown
      squads[f.scorer].score++
      return 'ending'
    },

    ending: (c, f) => {
      removeBalls(c)
      const exhausts = weatherNamed(c.rules.tables.weather, c.match.weather).exhausts === true
      f.waiting = exhausts ? playersAt(c, 'pitch') : []
      return f.waiting.length > 0 ? 'heat' : 'weapons'
    },

    heat: {
      kind: 'throw',
      dice: () => ['d6'],
      why: () => 'swelteringHeat',
      rolled: (c, f, faces) => {
        const player = c.match.players[f.waiting[0]]
        f.waiting = f.waiting.slice(1)
        c.events.push({ type: 'chance', why: 'swelteringHeat', player: player.id, dice: faces })
        if (faces[0] <= c.rules.numbers.heatExhaustion) {
          takeOff(c.match, c.rules.pitch, player, 'exhausted')
          c.events.push({ type: 'removed', player: player.id, to: 'exhausted', why: 'swelteringHeat' })
        }
        return f.waiting.length > 0 ? 'heat' : 'weapons'
      },
    },

    weapons: (c) =>
      c.rules.windows.driveEnding.size > 0
        ? openWindow(
            c,
            'driveEnding',
            c.match.players.map((p) => p.id),
            'clear',
          )
        : 'clear',

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
      c.events.push({ type: 'driveEnded' })
      return f.scorer === '' ? 0 : sides.indexOf(f.scorer) + 1
    },
  },
}
