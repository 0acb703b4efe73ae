// One square of movement, or a leap of up to two: the move, then go for it, dodge or leap rolls, and picking up the
// ball. Neighbours: activation.ts and freeMove.ts call it.
import type { Ctx } from '../../edition.ts'
import type { Frame, Player } from '../../kernel/match.ts'
import { putPlayer } from '../../kernel/occupancy.ts'
import { OFF, type Square } from '../../kernel/pitch.ts'
import { call, DONE, done, type Next, type Procedure, type Receives, type Returns } from '../../kernel/procedure.ts'
import type { Modifier } from '../../vocabulary/rolls.ts'
import { anyLoose, ballUnder, disturbBalls, groundBallAt } from '../ball/ball.ts'
import { pickUpFrame } from '../ball/pickUp.ts'
import { settleFrame } from '../ball/settle.ts'
import { crowdInjury } from '../hurt/crowd.ts'
import { placeProne } from '../hurt/fall.ts'
import { knockDownFrame } from '../hurt/knockDown.ts'
import { hasState, setState } from '../match/states.ts'
import { type RollResult, rollFrame } from '../rolling/roll.ts'
import { openWindow } from '../rolling/window.ts'
import { turnover } from '../turn/turnover.ts'
import { squareLeft } from './stride.ts'
import { overTrapdoor, type TrapdoorResult, trapdoorFrame } from './trapdoor.ts'
import { isMarked, markers } from './zones.ts'

/** Whether he was held in his square. */
export type StepResult = 'done' | 'held'
export const HELD = done('held')

export interface StepFrame
  extends Frame,
    Returns<StepResult>,
    Receives<{ wentForIt: RollResult; dodged: RollResult; sprung: TrapdoorResult }> {
  readonly proc: 'step'
  step:
    | 'leave'
    | 'move'
    | 'goForIt'
    | 'wentForIt'
    | 'dodge'
    | 'dodging'
    | 'dodged'
    | 'left'
    | 'trapdoor'
    | 'sprung'
    | 'arrived'
    | 'balls'
    | 'end'
  readonly player: number
  readonly from: Square
  readonly to: Square
  /** Go for its that this move costs, each with a roll. */
  goForIts: number
  readonly leap: boolean
  /** Whether he leaves an enemy tackle zone, or a hole. */
  readonly marked: boolean
  /** Opponents whose tackle zones he left; their skills may hold or follow him. */
  markers: readonly number[]
  held: boolean
  grabbed: boolean
  followed: boolean
  /** What opponents put on his dodge roll before it: replaced, never changed in place. */
  hindrance: readonly Modifier[]
  falls: '' | 'dodge' | 'goForIt' | 'leap'
}

const UNHINDERED: readonly Modifier[] = []

export const stepFrame = (c: Ctx, player: number, to: Square, goForIts: number, leap = false): StepFrame => {
  const mover = c.match.players[player]
  const marked = isMarked(c, mover, mover.at) || hasState(mover, 'holed')
  return {
    proc: 'step',
    step: marked ? 'leave' : 'move',
    player,
    from: mover.at,
    to,
    goForIts,
    leap,
    marked,
    markers: [],
    held: false,
    grabbed: false,
    followed: false,
    hindrance: UNHINDERED,
    falls: '',
  }
}

const copyFields = (f: StepFrame): StepFrame => ({
  proc: f.proc,
  step: f.step,
  player: f.player,
  from: f.from,
  to: f.to,
  goForIts: f.goForIts,
  leap: f.leap,
  marked: f.marked,
  markers: f.markers,
  held: f.held,
  grabbed: f.grabbed,
  followed: f.followed,
  hindrance: f.hindrance,
  falls: f.falls,
})

export const copyStep = copyFields as <F extends StepFrame>(f: F) => F

/** A diver lies in the square that the dodger left, or stays where he is if that is occupied. */
export const placeDiver = (c: Ctx, dodger: number, from: Square): void => {
  for (const { source, player } of c.match.lastRoll?.modifiers ?? []) {
    if (player < 0 || c.rules.skills.get(source)?.permits?.includes('divesAfterDodger') !== true) continue
    const diver = c.match.players[player]
    const left = squareLeft(c, c.match.players[dodger], from, diver)
    if (left !== OFF) {
      c.events.push({ type: 'moved', player, from: diver.at, to: left, how: source })
      putPlayer(c.match, c.rules.pitch, diver, left)
      disturbBalls(c, diver)
    }
    placeProne(c, diver, source)
  }
}

/** The next roll of this step; most steps need none and take the short way. */
const nextTest = (f: StepFrame): 'goForIt' | 'dodge' | 'trapdoor' =>
  f.goForIts > 0 ? 'goForIt' : f.leap || f.marked ? 'dodge' : 'trapdoor'

const rollDodge = (c: Ctx, f: StepFrame): Next<StepFrame> =>
  call(
    f.leap ? rollFrame(c, 'leap', f.player) : rollFrame(c, 'dodge', f.player, { from: f.from, modifiers: f.hindrance }),
    'dodged',
  )

/** The diver may have dropped the ball. */
const settleLoose = (c: Ctx): Next<StepFrame> => (anyLoose(c) ? call(settleFrame(), 'end') : DONE)

/**
 * Moves a player at once if nothing can come of the step: no roll, no ball, no trapdoor, no big base. Most steps are
 * like that, and need no frame. False: nothing was done, and the step must be played.
 */
export const stepQuietly = (c: Ctx, player: Player, to: Square): boolean => {
  const { at: from } = player
  if (player.who.size > 1 || isMarked(c, player, from) || hasState(player, 'holed')) return false
  if (overTrapdoor(c, player, to) || groundBallAt(c, to) >= 0 || anyLoose(c)) return false
  putPlayer(c.match, c.rules.pitch, player, to)
  c.events.push({ type: 'moved', player: player.id, from, to, how: 'move', byRoll: false })
  return true
}

export const step: Procedure<StepFrame, Ctx> = {
  copy: copyStep,
  steps: {
    leave: (c, f) => {
      f.markers = markers(c, c.match.players[f.player], f.from).map((p) => p.id)
      return openWindow(c, 'leaving', f.markers, 'move')
    },

    move: (c, f) => {
      if (f.held) return HELD
      setState(c, c.match.players[f.player], 'holed', false)
      putPlayer(c.match, c.rules.pitch, c.match.players[f.player], f.to)
      const how = f.leap ? 'leap' : f.goForIts > 0 ? 'goForIt' : 'move'
      const test = nextTest(f)
      c.events.push({ type: 'moved', player: f.player, from: f.from, to: f.to, how, byRoll: test !== 'trapdoor' })
      return test
    },

    goForIt: (c, f) => {
      f.goForIts--
      return call(rollFrame(c, 'goForIt', f.player), 'wentForIt')
    },

    wentForIt: (_c, f, roll) => {
      if (roll === 'passed') return nextTest(f)
      f.falls = 'goForIt'
      return 'left'
    },

    dodge: (c, f) =>
      f.leap || c.rules.windows.dodgeComing.size === 0
        ? rollDodge(c, f)
        : openWindow(c, 'dodgeComing', f.markers, 'dodging'),

    dodging: (c, f) => rollDodge(c, f),

    dodged: (c, f, roll) => {
      if (roll === 'failed') f.falls = f.leap ? 'leap' : 'dodge'
      if (!f.leap) placeDiver(c, f.player, f.from)
      return f.falls === 'dodge' ? openWindow(c, 'dodgeFailed', [f.player], 'left') : 'left'
    },

    // A player who was put back has left no square.
    left: (c, f): Next<StepFrame> => {
      if (f.held) return anyLoose(c) ? call(settleFrame(), 'move') : HELD
      return f.marked ? openWindow(c, 'left', f.markers, 'trapdoor') : 'trapdoor'
    },

    trapdoor: (c, f) =>
      overTrapdoor(c, c.match.players[f.player], f.to) ? call(trapdoorFrame(f.player), 'sprung') : 'arrived',

    sprung: (c, f, trapdoor) => {
      if (trapdoor !== 'swallowed') return 'arrived'
      // A player who failed his roll falls even if the trapdoor took him: the turnover stands.
      if (f.falls !== '' && c.match.players[f.player].side === c.match.turn.side) turnover(c, 'knockedDown')
      const victim = crowdInjury(c)
      return victim ? call(victim, 'balls') : 'balls'
    },

    arrived: (c, f) => {
      if (f.falls !== '') {
        disturbBalls(c, c.match.players[f.player])
        return call(knockDownFrame(f.player, f.falls, f.falls === 'dodge' ? { helpers: f.markers } : {}), 'end')
      }
      const ball = ballUnder(c, c.match.players[f.player])
      return ball >= 0 ? call(pickUpFrame(ball, f.player), 'end') : settleLoose(c)
    },

    balls: (c) => settleLoose(c),

    // A big base may cover a second ball, which bounces.
    end: (c, f): Next<StepFrame> => {
      const player = c.match.players[f.player]
      if (player.who.size === 1 || player.at === OFF || ballUnder(c, player) < 0) return DONE
      disturbBalls(c, player)
      return call(settleFrame(), 'end')
    },
  },
}
