// Jumping over a player who is down, or leaping with a skill: two squares of movement and one agility roll, modified by
// the more heavily marked of its two ends. Neighbours: step.ts, activation.ts.

import type { Ctx } from '../../edition.ts'
import type { Frame, Player } from '../../kernel/match.ts'
import { isFree, putPlayer } from '../../kernel/occupancy.ts'
import { OFF, type Square } from '../../kernel/pitch.ts'
import { call, DONE, type Procedure, type Receives, type Returns } from '../../kernel/procedure.ts'
import { may } from '../../kit.ts'
import type { Modifier } from '../../vocabulary/rolls.ts'
import { anyLoose, disturbBalls, groundBallAt } from '../ball/ball.ts'
import { pickUpFrame } from '../ball/pickUp.ts'
import { settleFrame } from '../ball/settle.ts'
import { crowdInjury } from '../hurt/crowd.ts'
import { knockDownFrame } from '../hurt/knockDown.ts'
import { setState } from '../match/states.ts'
import { easeJump } from '../rolling/ease.ts'
import { type RollFrame, type RollResult, rollFrame } from '../rolling/roll.ts'
import { openWindow } from '../rolling/window.ts'
import { turnover } from '../turn/turnover.ts'
import { HELD, placeDiver, type StepResult } from './step.ts'
import { overTrapdoor, type TrapdoorResult, trapdoorFrame } from './trapdoor.ts'
import { markers } from './zones.ts'

export interface JumpFrame
  extends Frame,
    Returns<StepResult>,
    Receives<{ rushed: RollResult; flown: RollResult; sprung: TrapdoorResult }> {
  readonly proc: 'jump'
  step:
    | 'leave'
    | 'rush'
    | 'rushed'
    | 'ready'
    | 'fly'
    | 'flown'
    | 'left'
    | 'trapdoor'
    | 'sprung'
    | 'arrived'
    | 'balls'
    | 'end'
  readonly player: number
  readonly from: Square
  readonly to: Square
  goForIts: number
  readonly marked: boolean
  markers: readonly number[]
  held: boolean
  grabbed: boolean
  followed: boolean
  /** Where he falls: nowhere, in the square he started from, or in the one he lands in. */
  falls: '' | 'start' | 'landing'
  /** Nothing modifies this jump. */
  free: boolean
  /** The jump itself failed, not a rush before it. */
  failed: boolean
}

/** The usual result: no player is down nearby. */
const NOWHERE: Square[] = []

/** Squares he can jump to: beyond a prone or stunned player; with Leap beyond any adjacent square. */
export const jumpSquares = (c: Ctx, player: Player): readonly Square[] => {
  // Big bases step over other players instead.
  if (player.who.size > 1) return NOWHERE
  const { step, beyond, overNeighbours } = c.rules.pitch
  if (may(c, player).leaps) return overNeighbours[player.at].filter((to) => isFree(c.match, to))
  const { board, players } = c.match
  let targets = NOWHERE
  for (let direction = 0; direction < 8; direction++) {
    const over = step[player.at * 8 + direction]
    if (over === OFF || board[over] <= 0 || players[board[over] - 1].posture === 'standing') continue
    if (targets === NOWHERE) targets = []
    for (const to of beyond[over * 8 + direction])
      if (to !== OFF && isFree(c.match, to) && !targets.includes(to)) targets.push(to)
  }
  return targets
}

export const jumpFrame = (c: Ctx, player: number, to: Square, goForIts: number): JumpFrame => {
  const jumper = c.match.players[player]
  const near = markers(c, jumper, jumper.at).map((p) => p.id)
  return {
    proc: 'jump',
    step: 'leave',
    player,
    from: jumper.at,
    to,
    goForIts,
    marked: near.length > 0,
    markers: near,
    held: false,
    grabbed: false,
    followed: false,
    falls: '',
    free: false,
    failed: false,
  }
}

const copy = (f: JumpFrame): JumpFrame => ({
  proc: f.proc,
  step: f.step,
  player: f.player,
  from: f.from,
  to: f.to,
  goForIts: f.goForIts,
  marked: f.marked,
  markers: f.markers,
  held: f.held,
  grabbed: f.grabbed,
  followed: f.followed,
  falls: f.falls,
  free: f.free,
  failed: f.failed,
})

/** The more tackle zones of the two squares, where he starts or where he lands. */
const zoneModifiers = (c: Ctx, f: JumpFrame): Modifier[] => {
  const player = c.match.players[f.player]
  if (may(c, player).jumpsFreely) return []
  const landing = markers(c, player, f.to).map((p) => p.id)
  const worst = landing.length > f.markers.length ? landing : f.markers
  return worst.map((id) => ({ value: -1, source: 'tackleZone', player: id }))
}

/** The detail of a jump without any penalty. */
export const UNHINDERED = 'unhindered'

const withoutPenalty = (roll: RollFrame): RollFrame => ({
  ...roll,
  modifiers: roll.modifiers.filter(({ value }) => value > 0),
})

const land = (c: Ctx, f: JumpFrame): void => {
  setState(c, c.match.players[f.player], 'holed', false)
  putPlayer(c.match, c.rules.pitch, c.match.players[f.player], f.to)
  c.events.push({ type: 'moved', player: f.player, from: f.from, to: f.to, how: 'jump', byRoll: true })
}

export const jump: Procedure<JumpFrame, Ctx> = {
  copy,
  steps: {
    leave: (c, f) => (f.marked ? openWindow(c, 'leaving', f.markers, 'rush') : 'rush'),

    rush: (c, f) => {
      if (f.held) return HELD
      if (f.goForIts === 0) return 'ready'
      f.goForIts--
      return call(rollFrame(c, 'goForIt', f.player), 'rushed')
    },

    // If the first of two rushes fails he falls where he started, otherwise where he lands; with Leap always there.
    rushed: (c, f, roll) => {
      if (roll === 'passed') return 'rush'
      const leaps = may(c, c.match.players[f.player]).leaps
      f.falls = f.goForIts > 0 && !leaps ? 'start' : 'landing'
      if (f.falls === 'landing') land(c, f)
      return 'left'
    },

    ready: (c, f) => openWindow(c, 'jumping', [f.player], 'fly'),

    fly: (c, f) => {
      const modifiers = zoneModifiers(c, f)
      land(c, f)
      const roll = rollFrame(c, 'jump', f.player, { modifiers, from: f.from, detail: f.free ? UNHINDERED : '' })
      return call(f.free ? withoutPenalty(roll) : easeJump(c, roll), 'flown')
    },

    flown: (c, f, roll) => {
      placeDiver(c, f.player, f.from)
      if (roll === 'passed') return 'left'
      f.failed = true
      f.falls = c.match.lastRoll?.faces[0] === 1 && isFree(c.match, f.from) ? 'start' : 'landing'
      if (f.falls === 'start') {
        const player = c.match.players[f.player]
        putPlayer(c.match, c.rules.pitch, player, f.from)
        c.events.push({ type: 'moved', player: f.player, from: f.to, to: f.from, how: 'jump' })
      }
      return 'left'
    },

    left: (c, f) => (f.marked && f.falls !== 'start' ? openWindow(c, 'left', f.markers, 'trapdoor') : 'trapdoor'),

    trapdoor: (c, f) =>
      f.falls !== 'start' && overTrapdoor(c, c.match.players[f.player], f.to)
        ? call(trapdoorFrame(f.player), 'sprung')
        : 'arrived',

    sprung: (c, f, trapdoor) => {
      if (trapdoor !== 'swallowed') return 'arrived'
      if (f.falls !== '' && c.match.players[f.player].side === c.match.turn.side) turnover(c, 'knockedDown')
      const victim = crowdInjury(c)
      return victim ? call(victim, 'balls') : 'balls'
    },

    arrived: (c, f) => {
      const player = c.match.players[f.player]
      if (f.falls !== '') {
        disturbBalls(c, player)
        return call(
          knockDownFrame(f.player, f.failed ? 'jump' : 'goForIt', f.failed ? { helpers: f.markers } : {}),
          'end',
        )
      }
      const ball = groundBallAt(c, f.to)
      return ball >= 0 ? call(pickUpFrame(ball, f.player), 'end') : 'balls'
    },

    balls: (c) => (anyLoose(c) ? call(settleFrame(), 'end') : 'end'),

    end: () => DONE,
  },
}
