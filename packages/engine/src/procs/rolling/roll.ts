// The one roll primitive, for tests, armour, injury and block dice, and for rolls of a side: gathers modifiers, rolls, opens
// windows for skills, offers re-rolls. Neighbours: tests.ts, judging.ts, rerollQuestions.ts, rerollUse.ts, window.ts;
// rollForced.ts is another order of its steps.
import type { Ctx } from '../../edition.ts'
import type { Frame, Player } from '../../kernel/match.ts'
import { OFF } from '../../kernel/pitch.ts'
import { done, type Procedure, type Receives, type Returns, type Throw } from '../../kernel/procedure.ts'
import type { SwingFrame } from '../../skills/swing.ts'
import { testOf } from '../../tables/tests.ts'
import type { Modifier, RollKind } from '../../vocabulary/rolls.ts'
import type { Die, Side } from '../../vocabulary/words.ts'
import type { JumpFrame } from '../move/jump.ts'
import type { StepFrame } from '../move/step.ts'
import { markers } from '../move/zones.ts'
import { explainRoll, judge } from './judging.ts'
import { mayReroll } from './reroll.ts'
import { diceToReroll, rerollQuestions } from './rerollQuestions.ts'
import { usingReroll } from './rerollUse.ts'
import { ORDINARY, type RollTerms, rollingSide } from './rollTerms.ts'
import { gather, gatherForSide } from './tests.ts'
import { listens, openWindow } from './window.ts'

export type RollResult = 'passed' | 'failed'
export const PASSED = done('passed')
export const FAILED = done('failed')

export interface RollFrame extends Frame, Returns<RollResult> {
  readonly proc: 'roll'
  readonly roll: RollKind
  /** The roller, or −1 for a roll of a side or of nobody. */
  readonly player: number
  readonly dice: readonly Die[]
  base: number
  readonly modifiers: Modifier[]
  faces: readonly number[]
  passed: boolean
  /** The row of its table, if it is read on one. */
  result: string
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
  /** It needs no dice. */
  decided: boolean
  terms: RollTerms
}

/** The frame as the procedure below plays it. */
export type OfferingRollFrame = RollFrame & {
  step:
    | 'ready'
    | 'foes'
    | 'begin'
    | 'gather'
    | 'dice'
    | 'orderedDice'
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
} & Receives<{ cheered: RollResult; gated: RollResult }>

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
  /** See RollTerms. */
  readonly concerns?: readonly number[]
  readonly ordered?: boolean
}

const NO_FACES: readonly number[] = []
const NO_NAMES: readonly string[] = []

/** One maker for all rolls, so that all frames have one shape. */
const made = (
  roll: RollKind,
  player: number,
  dice: readonly Die[],
  base: number,
  extras: RollExtras,
  terms: RollTerms,
): RollFrame => ({
  proc: 'roll',
  step: terms.ordered ? 'orderedDice' : 'dice',
  roll,
  player,
  dice,
  base,
  modifiers: extras.modifiers ? extras.modifiers.slice() : [],
  faces: NO_FACES,
  passed: false,
  result: '',
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
  decided: false,
  terms,
})

const termsOf = ({ concerns, ordered }: RollExtras, side: Side | ''): RollTerms =>
  side === '' && concerns === undefined && ordered === undefined
    ? ORDINARY
    : { ...ORDINARY, side, concerns: concerns ?? ORDINARY.concerns, ordered: ordered ?? false }

/** A roll of this kind by this player, ready to be called. */
export const rollFrame = (c: Ctx, roll: RollKind, player: number, extras: RollExtras = {}): RollFrame => {
  const spec = testOf(c, roll)
  const roller = c.match.players[player]
  const base = extras.base ?? spec.base(c, roller)
  const frame = made(roll, player, extras.dice ?? spec.dice, base, extras, termsOf(extras, ''))
  if (c.rules.items.size > 0 || listens(c, 'rolling', roller)) frame.step = 'ready'
  gather(c, frame, roller)
  return frame
}

/** A roll of no player but of a side; '' for nobody's. It has a target only if the extras bring one. */
export const sideRollFrame = (c: Ctx, roll: RollKind, side: Side | '', extras: RollExtras = {}): RollFrame => {
  const dice = extras.dice ?? testOf(c, roll).dice
  const frame = made(roll, -1, dice, extras.base ?? 0, extras, termsOf(extras, side))
  gatherForSide(c, frame, rollingSide(c, frame))
  return frame
}

const copyFields = (f: RollFrame): RollFrame => ({
  proc: f.proc,
  step: f.step,
  roll: f.roll,
  player: f.player,
  dice: f.dice,
  base: f.base,
  modifiers: f.modifiers.slice(),
  faces: f.faces,
  passed: f.passed,
  result: f.result,
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
  decided: f.decided,
  terms: f.terms,
})

export const copyRoll = copyFields as <F extends RollFrame>(f: F) => F

const isMovement = (frame: Frame | undefined): frame is StepFrame | JumpFrame | SwingFrame =>
  frame?.proc === 'step' || frame?.proc === 'jump' || frame?.proc === 'swing'

/** The destination of the movement that the roll on top of the stack belongs to. */
const leadsTo = ({ match: { stack } }: Ctx): number => {
  const caller = stack[stack.length - 2]
  return isMovement(caller) ? caller.to : OFF
}

/** The opponents he rolls against: those whose tackle zones he left, or the one concerned. */
const opponentsOf = (c: Ctx, f: RollFrame): Player[] =>
  f.from >= 0 ? markers(c, c.match.players[f.player], f.from) : f.other >= 0 ? [c.match.players[f.other]] : []

/** Whether a skill might react to the dice; usually none does, which saves two steps. */
export const anybodyListens = (c: Ctx, f: RollFrame): boolean =>
  listens(c, 'rolled', c.match.players[f.player]) || opponentsOf(c, f).some((other) => listens(c, 'rolled', other))

/** The step that rolls its dice. */
export const diceOf = ({ terms }: RollFrame) => (terms.ordered ? 'orderedDice' : 'dice')

/** The dice, and what comes after them. */
export const diceStep = <F extends RollFrame>(ordered: boolean, after: Throw<F, Ctx>['rolled']): Throw<F, Ctx> => ({
  kind: 'throw',
  dice: (_c, f) => {
    const some = diceToReroll(f)
    return some.length === 0 ? f.dice : some.map((i) => f.dice[i])
  },
  why: (_c, f) => (f.roll === 'lot' ? f.why : f.roll),
  // Dice that are no test are asked for like any throw.
  explain: (c, f) => (f.roll === 'lot' ? null : explainRoll(c, f)),
  ordered,
  rolled: (c, f, faces) => {
    const some = diceToReroll(f)
    f.faces = some.length === 0 ? faces : f.faces.map((face, i) => (some.includes(i) ? faces[some.indexOf(i)] : face))
    f.die = -1
    f.picks = NO_FACES
    judge(c, f)
    c.match.lastRoll = explainRoll(c, f)
    const again = f.rerolled || f.settled.length > 0
    c.events.push({ type: 'rolled', roll: c.match.lastRoll, again, to: leadsTo(c) })
    return after(c, f, faces)
  },
})

/** The roller's skills may have changed what his opponents react to. */
const readAgain = (c: Ctx, f: RollFrame): void => {
  const { passed, result } = f
  judge(c, f)
  if (passed !== f.passed || result !== f.result) c.match.lastRoll = explainRoll(c, f)
}

/** Skills that change a roll after the dice: the roller's own first, then those of his opponents. */
export const afterwards = {
  ready: (c: Ctx, f: RollFrame) => openWindow(c, 'rolling', [f.player], 'foes'),

  foes: (c: Ctx, f: RollFrame) => {
    const roller = c.match.players[f.player]
    if (f.sealed || roller.at === OFF || c.rules.items.size + c.rules.windows.foeRolling.size === 0) return 'begin'
    const foes = markers(c, roller, roller.at).map(({ id }) => id)
    return openWindow(c, 'foeRolling', foes, 'begin')
  },

  begin: (_c: Ctx, f: RollFrame) => (f.decided ? 'finish' : diceOf(f)),

  skills: (c: Ctx, f: RollFrame) => openWindow(c, 'rolled', [f.player], 'against'),

  against: (c: Ctx, f: RollFrame) => {
    readAgain(c, f)
    if (f.sealed) return 'judge'
    const opponents = opponentsOf(c, f).map((p) => p.id)
    return openWindow(c, 'rolled', opponents, 'judge')
  },

  finish: (c: Ctx, f: RollFrame) => {
    c.match.lastRoll = explainRoll(c, f)
    return f.passed ? PASSED : FAILED
  },
} as const

const offered: Throw<OfferingRollFrame, Ctx>['rolled'] = (c, f) => {
  if (f.player >= 0) {
    if (anybodyListens(c, f)) return 'skills'
    if (!f.rerolled && mayReroll(c, f)) return 'offer'
  }
  // Nothing can change it any more, which is the usual case: two steps are saved.
  return f.passed ? PASSED : FAILED
}

export const roll: Procedure<OfferingRollFrame, Ctx> = {
  copy: copyRoll,
  steps: {
    ...afterwards,

    dice: diceStep(false, offered),

    orderedDice: diceStep(true, offered),

    judge: (c, f) => {
      judge(c, f)
      return !f.rerolled && mayReroll(c, f) ? 'offer' : 'finish'
    },

    ...rerollQuestions,

    ...usingReroll,

    again: (c, f) => {
      f.rerolled = diceToReroll(f).length === 0
      c.events.push({ type: 'reroll', player: f.player, with: f.source })
      return diceOf(f)
    },
  },
}
