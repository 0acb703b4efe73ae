// Makes a roll of every throw, for editions in which any dice may be re-rolled: a step that throws dice becomes one that calls
// the roll of a side, and one that reads its dice. Neighbours: ../../compile.ts does it to all procedures, roll.ts and
// rollForced.ts roll.
import type { Ctx } from '../../edition.ts'
import type { Frame } from '../../kernel/match.ts'
import { type AnyProcedure, type AnyStep, type Context, call, type Next, type Throw } from '../../kernel/procedure.ts'
import { sideRollFrame } from './roll.ts'

type RawThrow = Throw<Frame, Context, Next>

/** The step that goes on with the dice. */
const readingStep = (name: string): string => `${name}·`

const calls = (name: string, raw: RawThrow): AnyStep<Frame, Ctx> => {
  const then = readingStep(name)
  return (c, f) => {
    const { dice, why, ordered = false } = raw
    const side = raw.side?.(c, f) ?? c.match.turn.side
    return call(sideRollFrame(c, 'lot', side, { dice: dice(c, f), why: why(c, f), ordered }), then)
  }
}

const reads =
  (raw: RawThrow): AnyStep =>
  (c, f) =>
    raw.rolled(c, f, c.match.lastRoll?.faces ?? [])

/** A throw whose result stays secret from one coach is none that he could have rolled again. */
const isRaw = (step: AnyStep): step is RawThrow =>
  typeof step !== 'function' && step.kind === 'throw' && !step.hidden && step.isCoin !== true

/** The steps of a procedure with their names, its throws as rolls; the roll itself throws its dice. */
export const throwsAsRolls = (proc: string, steps: AnyProcedure['steps']): readonly (readonly [string, AnyStep])[] =>
  Object.entries(steps).flatMap(([name, step]): (readonly [string, AnyStep])[] =>
    proc === 'roll' || !isRaw(step)
      ? [[name, step]]
      : [
          [name, calls(name, step) as AnyStep],
          [readingStep(name), reads(step)],
        ],
  )
