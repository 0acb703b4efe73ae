// The one roll primitive, for tests, armour, injury and block dice: gathers modifiers, rolls, opens windows for skills,
// offers re-rolls. Neighbours: tests.ts, judging.ts, rerollQuestions.ts, window.ts.

import type { Ctx } from '../../edition.ts'
import { coachOf } from '../../kernel/allegiance.ts'
import type { Frame, Player } from '../../kernel/match.ts'
import { OFF } from '../../kernel/pitch.ts'
import { call, done, type Next, type Procedure, type Receives, type Returns } from '../../kernel/procedure.ts'
import type { SwingFrame } from '../../skills/swing.ts'
import { testOf } from '../../tables/tests.ts'
import type { Modifier, RollKind } from '../../vocabulary/rolls.ts'
import type { Die, Side } from '../../vocabulary/words.ts'
import { effectFor } from '../match/effects.ts'
import type { JumpFrame } from '../move/jump.ts'
import type { StepFrame } from '../move/step.ts'
import { markers } from '../move/zones.ts'
import { explainRoll, isSuccess } from './judging.ts'
import { isInduced, mayReroll, teamGate, useReroll } from './reroll.ts'
import { diceToReroll, rerollQuestions } from './rerollQuestions.ts'
import { gather } from './tests.ts'
import { listens, openWindow } from './window.ts'

export type RollResult = 'passed' | 'failed'
export const PASSED = done('passed')
export const FAILED = done('failed')

export interface RollFrame extends Frame, Returns<RollResult>, Receives<{ cheered: RollResult; gated: RollResult }> {
  readonly proc: 'roll'
  step:
    | 'ready'
    | 'gather'
    | 'dice'
    | 'skills'
    | 'against'
    | 'judge'
    | 'offer'
    | 'pick'
    | 'picked'
    | 'cheered'
    | 'refunded'
    | 'gated'
    | 'again'
    | 'finish'
  readonly roll: RollKind
  readonly player: number
  readonly dice: readonly Die[]
  base: number
  readonly modifiers: Modifier[]
  faces: readonly number[]
  passed: boolean
  rerolled: boolean
  /** The square that the roller left (a dodge), or −1. */
  readonly from: number
  /** The opponent concerned (the one blocked, or the thrower), or −1. */
  readonly other: number
  /** The cause of the roll (a block, a foul, a dodge), and a detail of it (the range band of a throw). */
  readonly why: string
  readonly detail: string
  /** The re-roll being used; the die it is for, or −1 for all; and the dice that cannot be re-rolled any more. */
  source: string
  die: number
  settled: readonly number[]
  /** Skills that already re-rolled part of it: none does so twice. */
  tried: readonly string[]
  /** Dice chosen to be re-rolled together. */
  picks: readonly number[]
  /** Opponents cannot change it any more. */
  sealed: boolean
}

export interface RollExtras {
  readonly modifiers?: readonly Modifier[]
  readonly dice?: readonly Die[]
  readonly base?: number
  readonly why?: string
  readonly detail?: string
  readonly from?: number
  readonly other?: number
  /** It replaces a roll that was already re-rolled: it cannot be re-rolled. */
  readonly again?: boolean
}

const NO_FACES: readonly number[] = []
const NO_NAMES: readonly string[] = []

/** A roll of this kind by this player, ready to be called. */
export const rollFrame = (c: Ctx, roll: RollKind, player: number, extras: RollExtras = {}): RollFrame => {
  const spec = testOf(c, roll)
  const frame: RollFrame = {
    proc: 'roll',
    step: listens(c, 'rolling', c.match.players[player]) ? 'ready' : 'dice',
    roll,
    player,
    dice: extras.dice ?? spec.dice,
    base: extras.base ?? spec.base(c, c.match.players[player]),
    modifiers: extras.modifiers ? extras.modifiers.slice() : [],
    faces: NO_FACES,
    passed: false,
    rerolled: extras.again ?? false,
    from: extras.from ?? -1,
    other: extras.other ?? -1,
    why: extras.why ?? '',
    detail: extras.detail ?? '',
    source: '',
    die: -1,
    settled: NO_FACES,
    tried: NO_NAMES,
    picks: NO_FACES,
    sealed: false,
  }
  gather(c, frame, c.match.players[player])
  return frame
}

const copy = (f: RollFrame): RollFrame => ({
  proc: f.proc,
  step: f.step,
  roll: f.roll,
  player: f.player,
  dice: f.dice,
  base: f.base,
  modifiers: f.modifiers.slice(),
  faces: f.faces,
  passed: f.passed,
  rerolled: f.rerolled,
  from: f.from,
  other: f.other,
  why: f.why,
  detail: f.detail,
  source: f.source,
  die: f.die,
  settled: f.settled,
  tried: f.tried,
  picks: f.picks,
  sealed: f.sealed,
})

const isMovement = (frame: Frame | undefined): frame is StepFrame | JumpFrame | SwingFrame =>
  frame?.proc === 'step' || frame?.proc === 'jump' || frame?.proc === 'swing'

/** The destination of the movement that the roll on top of the stack belongs to. */
const leadsTo = ({ match: { stack } }: Ctx): number => {
  const caller = stack[stack.length - 2]
  return isMovement(caller) ? caller.to : OFF
}

const sideOf = (c: Ctx, f: RollFrame): Side => coachOf(c.match, c.match.players[f.player])

/** The opponents he rolls against: those whose tackle zones he left, or the one concerned. */
const opponentsOf = (c: Ctx, f: RollFrame): Player[] =>
  f.from >= 0 ? markers(c, c.match.players[f.player], f.from) : f.other >= 0 ? [c.match.players[f.other]] : []

/** Whether a skill might react to the dice; usually none does, which saves two steps. */
const anybodyListens = (c: Ctx, f: RollFrame): boolean =>
  listens(c, 'rolled', c.match.players[f.player]) || opponentsOf(c, f).some((other) => listens(c, 'rolled', other))

const isTeamReroll = (source: string): boolean => source === 'team' || source === 'leader'

/** A team re-roll may need a roll of its own first (Loner). */
const passGate = (c: Ctx, f: RollFrame): Next<RollFrame> => {
  const gate = teamGate(c, c.match.players[f.player])
  return gate ? call(rollFrame(c, gate, f.player), 'gated') : 'again'
}

export const roll: Procedure<RollFrame, Ctx> = {
  copy,
  steps: {
    ready: (c, f) => openWindow(c, 'rolling', [f.player], 'dice'),

    dice: {
      kind: 'throw',
      dice: (_c, f) => {
        const some = diceToReroll(f)
        return some.length === 0 ? f.dice : some.map((i) => f.dice[i])
      },
      why: (_c, f) => f.roll,
      explain: explainRoll,
      rolled: (c, f, faces) => {
        const some = diceToReroll(f)
        f.faces =
          some.length === 0 ? faces : f.faces.map((face, i) => (some.includes(i) ? faces[some.indexOf(i)] : face))
        f.die = -1
        f.picks = NO_FACES
        f.passed = isSuccess(c, f)
        c.match.lastRoll = explainRoll(c, f)
        const again = f.rerolled || f.settled.length > 0
        c.events.push({ type: 'rolled', roll: c.match.lastRoll, again, to: leadsTo(c) })
        if (anybodyListens(c, f)) return 'skills'
        if (!f.rerolled && mayReroll(c, f)) return 'offer'
        // Nothing can change it any more, which is the usual case: two steps are saved.
        return f.passed ? PASSED : FAILED
      },
    },

    // Skills that change a roll after the dice: the roller's own first, then those of his opponents.
    skills: (c, f): Next<RollFrame> => openWindow(c, 'rolled', [f.player], 'against'),

    // The roller's skills may have changed the result that the opponents react to.
    against: (c, f): Next<RollFrame> => {
      if (f.passed !== isSuccess(c, f)) {
        f.passed = !f.passed
        c.match.lastRoll = explainRoll(c, f)
      }
      if (f.sealed) return 'judge'
      const opponents = opponentsOf(c, f).map((p) => p.id)
      return openWindow(c, 'rolled', opponents, 'judge')
    },

    judge: (c, f) => {
      f.passed = isSuccess(c, f)
      return !f.rerolled && mayReroll(c, f) ? 'offer' : 'finish'
    },

    ...rerollQuestions,

    picked: (c, f) => {
      const gate = useReroll(c, f)
      f.settled = [...f.settled, ...diceToReroll(f)]
      f.tried = [...f.tried, f.source]
      if (isInduced(c, f.source)) {
        const base = c.rules.inducements.get(f.source)?.rerollNeeds ?? 0
        return call(rollFrame(c, 'cheer', f.player, { base }), 'cheered')
      }
      const effect = isTeamReroll(f.source) && effectFor(c, sideOf(c, f), ({ on }) => on?.teamReroll)
      if (effect) return call(effect.value(sideOf(c, f)), 'refunded')
      return gate ? call(rollFrame(c, gate, f.player), 'gated') : 'again'
    },

    refunded: (c, f) => passGate(c, f),

    // If the inducement fails to give the re-roll, others may still be used.
    cheered: (c, f, result) => (result === 'passed' ? passGate(c, f) : 'judge'),

    // If the re-roll was for one die only, the others may still be re-rolled.
    gated: (_c, f, result) => {
      if (result === 'passed') return 'again'
      if (f.die < 0) return 'finish'
      f.die = -1
      return 'judge'
    },

    again: (c, f) => {
      f.rerolled = diceToReroll(f).length === 0
      c.events.push({ type: 'reroll', player: f.player, with: f.source })
      return 'dice'
    },

    finish: (c, f) => {
      c.match.lastRoll = explainRoll(c, f)
      return f.passed ? PASSED : FAILED
    },
  },
}
