// Runs a match: executes the step on top of the stack until a coach or the dice are needed.
// Knows no rule by name. Neighbours: procedure.ts defines steps, engine.ts is the public interface.
import { type Action, firstWith, type Input, type Outside, sameAction } from '../vocabulary/actions.ts'
import type { GameEvent } from '../vocabulary/events.ts'
import type { Outcome, Pending, WaitsFor } from '../vocabulary/questions.ts'
import type { Secret } from '../vocabulary/secrecy.ts'
import { type BySide, type Die, dieFaces, ofSide } from '../vocabulary/words.ts'
import { IllegalInput, isAction, isObject, isOutside, shown } from './inputs.ts'
import type { Frame } from './match.ts'
import type { Choice, CompiledStep, Context, Done, Next, Rules, Throw, Waiting } from './procedure.ts'
import { countUnseen, LETTING_GO, secretOf } from './secrecy.ts'
import { topFrame } from './stack.ts'

/** The step that a frame is at. */
const stepOf = (rules: Rules, frame: Frame): CompiledStep => {
  const step = rules.steps.get(frame.proc)?.get(frame.step)
  if (step === undefined) throw new Error(`no step ${frame.step} in procedure ${frame.proc} of edition ${rules.id}`)
  return step
}

/** The step of this name in the same procedure. */
const stepAfter = (rules: Rules, step: CompiledStep, name: string): CompiledStep => {
  const known = step.successor
  if (known !== null && known.name === name) return known
  const found = step.siblings.get(name)
  if (found === undefined) throw new Error(`no step ${name} after step ${step.name} in edition ${rules.id}`)
  step.successor = found
  return found
}

const isAt = (frame: Frame, step: CompiledStep | null): step is CompiledStep =>
  step !== null && step.name === frame.step && step.proc === frame.proc

/** The step of a frame that this step has called. */
const stepCalled = (rules: Rules, step: CompiledStep, frame: Frame): CompiledStep => {
  if (isAt(frame, step.called)) return step.called
  step.called = stepOf(rules, frame)
  return step.called
}

/** The step of the frame that goes on now that this step has ended its procedure. */
const stepBelow = (rules: Rules, step: CompiledStep, frame: Frame): CompiledStep => {
  if (isAt(frame, step.returned)) return step.returned
  step.returned = stepOf(rules, frame)
  return step.returned
}

/**
 * Carries out what the step on top of the stack said comes next, and goes on until a coach or the dice are needed.
 * Frames have a different shape for each procedure, which makes property reads slow: so steps are followed from one to
 * the next, and a frame's step is stored only when it calls or waits.
 */
const proceed = (c: Context, from: CompiledStep, first: Next): void => {
  const { rules, match } = c
  const { stack } = match
  let at = from
  let next: Next = first
  let result = ''
  let frame = stack[stack.length - 1]
  for (;;) {
    if (typeof next === 'string') at = stepAfter(rules, at, next)
    else if (next.call === null) {
      stack.pop()
      result = next.result
      if (stack.length === 0) return
      frame = stack[stack.length - 1]
      at = stepBelow(rules, at, frame)
    } else {
      frame.step = next.then
      frame = next.call
      stack.push(frame)
      at = stepCalled(rules, at, frame)
    }
    const { step } = at
    if (typeof step !== 'function') {
      frame.step = at.name
      c.waiting = { frame, at, step }
      return
    }
    next = step(c, frame, result)
  }
}

/** Runs from the step on top until a coach or the dice are needed. */
export const runUntilInput = (c: Context): void => {
  const frame = topFrame(c.match)
  const at = stepOf(c.rules, frame)
  if (typeof at.step === 'function') proceed(c, at, at.step(c, frame, ''))
}

/** Ends the procedure on top with this result and goes on. */
export const endProcedure = (c: Context, result: Done): void => proceed(c, stepOf(c.rules, topFrame(c.match)), result)

const waitingStep = (c: Context): Waiting | null => {
  if (c.match.stack.length === 0) return null
  const frame = topFrame(c.match)
  const known = c.waiting
  if (known && known.frame === frame && known.at.name === frame.step) return known
  const at = stepOf(c.rules, frame)
  const { step } = at
  if (typeof step === 'function')
    throw new Error(`procedure ${frame.proc} stopped at step ${frame.step}, which asks nothing`)
  c.waiting = { frame, at, step }
  return c.waiting
}

/** Inputs from outside, indexed by whether time may run out and whether the coach may concede. Shared, like actions. */
const OUTSIDE: readonly (readonly (readonly Outside[])[])[] = [
  [[], ['concede']],
  [['timeOut'], ['timeOut', 'concede']],
]

const outsideOf = (c: Context, frame: Frame, { outside }: Choice): readonly Outside[] =>
  OUTSIDE[outside?.timeOut?.allowed(c, frame) ? 1 : 0][outside?.concede?.allowed(c, frame) ? 1 : 0]

export const pendingOf = (c: Context): Pending => {
  const waiting = waitingStep(c)
  if (!waiting) {
    if (!c.match.result) throw new Error('the match ended without a result')
    return { wait: 'nothing', result: c.match.result }
  }
  const { frame, step } = waiting
  if (step.kind === 'throw')
    return {
      wait: 'dice',
      dice: step.dice(c, frame),
      why: step.why(c, frame),
      roll: step.explain?.(c, frame) ?? null,
    }
  return {
    wait: 'coach',
    side: step.by(c, frame),
    question: step.question(c, frame),
    outside: outsideOf(c, frame, step),
  }
}

const ASKED: BySide<WaitsFor> = { home: { wait: 'coach', side: 'home' }, away: { wait: 'coach', side: 'away' } }
const OVER: WaitsFor = { wait: 'nothing' }

export const waitsFor = (c: Context): WaitsFor => {
  const waiting = waitingStep(c)
  if (!waiting) return OVER
  const { frame, step } = waiting
  return step.kind === 'throw' ? { wait: 'dice', dice: step.dice(c, frame) } : ofSide(ASKED, step.by(c, frame))
}

export const legalOf = (c: Context): Action[] => {
  const waiting = waitingStep(c)
  return waiting && waiting.step.kind === 'choice' ? waiting.step.legal(c, waiting.frame) : []
}

/**
 * What a coach who does not answer has answered: what the question itself says; or else he declines; or else he ends what
 * he is doing; or else it is the first answer listed.
 */
export const fallbackOf = (c: Context, legal: readonly Action[]): Action => {
  const waiting = waitingStep(c)
  if (waiting?.step.kind !== 'choice') throw new Error('no coach is asked, so none can fail to answer')
  return waiting.step.fallback?.(c, waiting.frame, legal) ?? firstWith(LETTING_GO, legal) ?? legal[0]
}

/** Whose secret the pending answer or dice are; null if everybody may know them. */
export const secretAt = (c: Context): Secret | null => {
  const waiting = waitingStep(c)
  return waiting && secretOf(c, waiting)
}

/** Whether a coach is offered what can only hurt the acting player, who is of the other side. */
export const isHostileChoice = (c: Context): boolean => {
  const waiting = waitingStep(c)
  return waiting?.step.kind === 'choice' && Boolean(waiting.step.hostile)
}

/** Whether it is such an offer that comes again for those who were not named. */
export const isOfferedInTurn = (c: Context): boolean => {
  const waiting = waitingStep(c)
  return waiting?.step.kind === 'choice' && waiting.step.hostile === 'inTurn'
}

const describeWait = (pending: Pending): string =>
  pending.wait === 'dice'
    ? `dice ${pending.dice.join(' ')} (${pending.why})`
    : pending.wait === 'coach'
      ? `an answer of the ${pending.side} coach to "${pending.question.kind}"`
      : 'nothing: it is over'

const refuse = (c: Context, got: string): never => {
  throw new IllegalInput(`illegal input: the match waits for ${describeWait(pendingOf(c))}, not for ${got}`)
}

/** A copy of the faces, each possible on its die. */
const possibleFaces = (c: Context, frame: Frame, step: Throw, given: readonly number[]): readonly number[] => {
  const dice = step.dice(c, frame)
  if (!Array.isArray(given) || given.length !== dice.length)
    return refuse(c, Array.isArray(given) ? `${given.length} dice` : `dice that are ${shown(given)}`)
  const faces = given.slice()
  for (let i = 0; i < dice.length; i++) {
    const face = faces[i]
    if (!Number.isInteger(face) || face < 1 || face > dieFaces(dice[i]))
      refuse(c, `a ${dice[i]} showing ${shown(face)}`)
  }
  return faces
}

/** The listed action equal to the given one: procedures only see actions they listed. */
const findLegal = (c: Context, legal: readonly Action[], wanted: Action): Action => {
  if (legal.includes(wanted)) return wanted
  if (!isAction(wanted)) return refuse(c, 'an action without a verb, a player, a square and an option')
  const listed = legal.find((one) => sameAction(one, wanted))
  const { do: verb, player, square, option } = wanted
  return listed ?? refuse(c, `"${verb}" with player ${player}, square ${square}, option ${shown(option)}`)
}

/**
 * The input as data of the engine's own: the listed action, or a copy of the dice. It may be anything that came from
 * outside; what the match does not wait for is an IllegalInput.
 */
export const acceptInput = (c: Context, input: Input, legal: () => readonly Action[]): Input => {
  const waiting = waitingStep(c)
  return waiting ? accepted(c, waiting, input, legal) : refuse(c, 'any input')
}

const accepted = (c: Context, { frame, step }: Waiting, input: Input, legal: () => readonly Action[]): Input => {
  if (!isObject(input)) return refuse(c, shown(input))
  if ('dice' in input)
    return step.kind === 'throw' ? { dice: possibleFaces(c, frame, step, input.dice) } : refuse(c, 'dice')
  if (step.kind === 'throw') return refuse(c, 'an answer')
  if ('action' in input) {
    const action = findLegal(c, legal(), input.action)
    return action === input.action ? input : { action }
  }
  if (!('outside' in input)) return refuse(c, 'an input without action, dice or outside')
  const { outside } = input
  if (!isOutside(outside) || !step.outside?.[outside]?.allowed(c, frame)) return refuse(c, shown(outside))
  return { outside }
}

/** What the waiting step makes of an accepted input. */
const taken = (c: Context, { frame, step }: Waiting, input: Input): Next | undefined => {
  if (step.kind === 'throw') return 'dice' in input ? step.rolled(c, frame, input.dice) : undefined
  if ('action' in input) return step.chosen(c, frame, input.action)
  return 'outside' in input ? step.outside?.[input.outside]?.happened(c, frame) : undefined
}

/** Checks the input, then carries it out in place. An illegal input throws before anything changes. */
export const applyInput = (c: Context, input: Input, legal: () => readonly Action[]): readonly GameEvent[] => {
  const waiting = waitingStep(c)
  if (!waiting) return refuse(c, 'any input')
  const own = accepted(c, waiting, input, legal)
  const secret = waiting.step.hidden ? secretOf(c, waiting) : null
  if (secret) countUnseen(c.match, secret, own)
  c.events = []
  c.match.tick++
  const next = taken(c, waiting, own)
  if (next !== undefined) proceed(c, waiting.at, next)
  return c.events
}

/** Every distinct result of these dice, with its probability; `ordered` keeps which die is which. */
export const outcomesOfDice = (dice: readonly Die[], ordered = false): Outcome[] => {
  const byKey = new Map<string, { dice: number[]; p: number }>()
  const each = (index: number, faces: number[], p: number): void => {
    if (index === dice.length) {
      const kept = ordered ? faces : sortedAlike(dice, faces)
      const key = kept.join(' ')
      const known = byKey.get(key)
      if (known) known.p += p
      else byKey.set(key, { dice: kept.slice(), p })
      return
    }
    const sides = dieFaces(dice[index])
    for (let face = 1; face <= sides; face++) {
      // Faces 3 and 4 of a block die are both a push.
      if (dice[index] === 'block' && face === 4) continue
      const weight = dice[index] === 'block' && face === 3 ? 2 : 1
      each(index + 1, [...faces, face], (p * weight) / sides)
    }
  }
  each(0, [], 1)
  return [...byKey.values()]
}

/** The same for the dice the match waits for. */
export const outcomesOf = (c: Context): Outcome[] => {
  const waiting = waitingStep(c)
  if (waiting?.step.kind !== 'throw') return []
  const { frame, step } = waiting
  return outcomesOfDice(step.dice(c, frame), step.ordered)
}

/** Dice of one kind that are rolled together give the same result in any order. */
const sortedAlike = (dice: readonly Die[], faces: readonly number[]): number[] =>
  dice.every((die) => die === dice[0]) ? faces.slice().sort((a, b) => a - b) : faces.slice()
