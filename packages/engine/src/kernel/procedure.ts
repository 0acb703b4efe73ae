// A procedure is a set of named steps over a frame. A step acts and says what comes next; a choice asks a coach; a
// throw asks for dice. So a match can stop, be cloned, saved and resumed at any of them. Neighbours: machine.ts runs
// procedures; packages/engine/src/procs holds them.
import type { Action, Outside } from '../vocabulary/actions.ts'
import type { GameEvent } from '../vocabulary/events.ts'
import type { Question } from '../vocabulary/questions.ts'
import type { Explanation } from '../vocabulary/rolls.ts'
import type { Die, Side } from '../vocabulary/words.ts'
import type { Frame, Match } from './match.ts'
import type { Pitch } from './pitch.ts'

/** What the kernel needs from an edition. */
export interface Rules {
  readonly id: string
  readonly pitch: Pitch
  /** Each procedure's steps by name. Maps, because looking up names in many objects of many shapes is slow. */
  readonly steps: ReadonlyMap<string, Steps>
  /** The procedures that copy their frames themselves. */
  readonly copies: ReadonlyMap<string, CopyFrame>
}

/** What every step gets: the rules, the match and the list of events to add to. */
export interface Context<R extends Rules = Rules> {
  readonly rules: R
  match: Match
  events: GameEvent[]
  /** The waiting step found last: pending, legal and apply ask for the same one in succession. */
  waiting?: Waiting
}

export interface Waiting {
  readonly frame: Frame
  readonly name: string
  readonly step: Choice | Throw
}

/** The name of the next step, a call of another procedure that returns to `then`, or a number: done, return it. */
export type Next<F extends Frame = Frame> = F['step'] | Call<F['step']> | number
export interface Call<S extends string = string> {
  readonly call: Frame
  readonly then: S
}

export const call = <S extends string>(frame: Frame, then: S): Call<S> => ({ call: frame, then })

export const DONE = 0

/** Asks one coach one question. */
export interface Choice<F extends Frame = Frame, C extends Context = Context> {
  readonly kind: 'choice'
  by(c: C, f: F): Side
  question(c: C, f: F): Question
  legal(c: C, f: F): Action[]
  chosen(c: C, f: F, answer: Action): Next<F>
  /** Inputs from outside that may end this choice, if their `allowed` agrees. */
  readonly outside?: { readonly [O in Outside]?: OutsideHandler<F, C> }
  /** The answer stays secret from the other side, so undo must not go past it. */
  readonly hidden?: boolean
}

export interface OutsideHandler<F extends Frame = Frame, C extends Context = Context> {
  allowed(c: C, f: F): boolean
  happened(c: C, f: F): Next<F>
}

/** Asks for dice. */
export interface Throw<F extends Frame = Frame, C extends Context = Context> {
  readonly kind: 'throw'
  dice(c: C, f: F): readonly Die[]
  why(c: C, f: F): string
  explain?(c: C, f: F): Explanation | null
  rolled(c: C, f: F, faces: readonly number[]): Next<F>
  /** The result stays secret from the other side. */
  readonly hidden?: boolean
  /** The order of equal dice matters (a D68; the direction and distance of a throw-in). */
  readonly ordered?: boolean
}

/** The type of a method, because method parameters are bivariant: steps of one frame are assignable to steps of any. */
export type Step<F extends Frame = Frame, C extends Context = Context> =
  | { run(c: C, f: F, returned: number): Next<F> }['run']
  | Choice<F, C>
  | Throw<F, C>

export interface Procedure<F extends Frame = Frame, C extends Context = Context> {
  readonly steps: { readonly [S in F['step']]: Step<F, C> }
  /** Procedures that its steps call and that belong to a skill, an inducement or a kick-off event too. */
  readonly procedures?: ProceduresByName
  /**
   * Copies a frame, field by field in the order in which it is made: then V8 gives the copy the shape of the original.
   * For frames that are on the stack often; all others are spread, which is slow.
   */
  copy?(f: F): F
}

export type CopyFrame = (frame: Frame) => Frame

/** Procedures by the name that their frames carry in `proc`. */
export type ProceduresByName = { readonly [proc: string]: Procedure }

export type Steps = ReadonlyMap<string, Step>
