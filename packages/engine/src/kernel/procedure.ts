// A procedure is a set of named steps over a frame. A step does something and says what comes next; a choice asks a coach;
// a throw asks for dice. So a match can stop anywhere, be cloned there, stored there and resumed there.
// Neighbours: machine.ts runs procedures; packages/engine/src/procs holds them.
import type { Action, Outside } from '../vocabulary/actions.ts'
import type { GameEvent } from '../vocabulary/events.ts'
import type { Question } from '../vocabulary/questions.ts'
import type { Explanation } from '../vocabulary/rolls.ts'
import type { Die, Side } from '../vocabulary/words.ts'
import type { Frame, Match } from './match.ts'
import type { Pitch } from './pitch.ts'

/** What the kernel needs of an edition. */
export interface Rules {
  readonly id: string
  readonly pitch: Pitch
  /** The steps of every procedure by their names, as maps: many objects of many shapes are slow to look into by name. */
  readonly steps: ReadonlyMap<string, Steps>
}

/** What every step may see: the rules, the match and the list of events it adds to. */
export interface Context<R extends Rules = Rules> {
  readonly rules: R
  match: Match
  events: GameEvent[]
  /** The step last found waiting: pending, legal and apply ask for the same one, one after another. */
  waiting?: Waiting
}

export interface Waiting {
  readonly frame: Frame
  readonly name: string
  readonly step: Choice | Throw
}

/** Go to a step (its name), call another procedure and come back at `then`, or be done and hand back a number. */
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
  /** Inputs from outside that may cut this choice short, as far as `allows` agrees. */
  readonly outside?: { readonly [O in Outside]?: OutsideHandler<F, C> }
  /** What is chosen stays secret from the other side, so that undo may not pass it. */
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
  /** What is rolled stays secret from the other side. */
  readonly hidden?: boolean
  /** The order of equal dice matters (a D68, the direction and the distance of a throw-in). */
  readonly ordered?: boolean
}

/** Taken from a method, so that the steps of one frame are assignable to those of any. */
export type Step<F extends Frame = Frame, C extends Context = Context> =
  | { run(c: C, f: F, returned: number): Next<F> }['run']
  | Choice<F, C>
  | Throw<F, C>

export interface Procedure<F extends Frame = Frame, C extends Context = Context> {
  readonly steps: { readonly [S in F['step']]: Step<F, C> }
}

export type Steps = ReadonlyMap<string, Step>
