// A procedure is a set of named steps over a frame. A step acts and says what comes next; a choice asks a coach; a
// throw asks for dice. So a match can stop, be cloned, saved and resumed at any of them. Neighbours: machine.ts runs
// procedures; packages/engine/src/procs holds them.
import type { Action, Outside } from '../vocabulary/actions.ts'
import type { GameEvent } from '../vocabulary/events.ts'
import type { Question } from '../vocabulary/questions.ts'
import type { Explanation } from '../vocabulary/rolls.ts'
import type { Secrecy } from '../vocabulary/secrecy.ts'
import type { Die, Side } from '../vocabulary/words.ts'
import type { Frame, Match } from './match.ts'
import type { Pitch } from './pitch.ts'

/** What the kernel needs from an edition. */
export interface Rules {
  readonly id: string
  readonly pitch: Pitch
  /** Each procedure's steps by name. */
  readonly steps: ReadonlyMap<string, Steps>
  /** The procedures that copy their frames themselves. */
  readonly copies: ReadonlyMap<string, CopyFrame>
}

/** What every step gets: the rules, the match and the list of events to add to. */
export interface Context<R extends Rules = Rules> {
  readonly rules: R
  match: Match
  events: GameEvent[]
  /** Where the match stopped last: pending, legal and apply ask for it in succession. */
  waiting?: Waiting
}

export interface Waiting {
  readonly frame: Frame
  readonly at: CompiledStep
  readonly step: Choice<Frame, Context, Next> | Throw<Frame, Context, Next>
}

declare const returned: unique symbol
declare const received: unique symbol
declare const caller: unique symbol

/** A frame whose procedure returns one of these words; without it, the word is always 'done'. For the compiler only. */
export interface Returns<R extends string> {
  readonly [returned]?: R
}

/** Which steps need the result of the procedure they called: only that call leads to them. For the compiler only. */
export interface Receives<G> {
  readonly [received]?: G
}

/** What a frame's procedure returns; one of which nothing is known may return any word. */
export type ResultOf<F extends Frame> = F extends Frame
  ? string extends F['proc']
    ? string
    : typeof returned extends keyof F
      ? F[typeof returned] & string
      : 'done'
  : never

type ReceivedBy<F> = typeof received extends keyof F ? NonNullable<F[typeof received]> : unknown
type ReceivingStep<F extends Frame> = F['step'] & keyof ReceivedBy<F>
type Received<F extends Frame, S> = S extends keyof ReceivedBy<F> ? ReceivedBy<F>[S] & string : string

/** Done: return this word. Shared objects, so returning allocates nothing. */
export interface Done<R extends string = string> {
  readonly call: null
  readonly result: R
}

/** A call of another procedure, which returns to the step `then`. Only a procedure of the frame `By` may make it. */
export interface Call<S extends string = string, R extends string = string, By extends Frame = Frame> {
  readonly call: Frame
  readonly then: S
  readonly [returned]?: R
  /** A method, for the same reason as that of Step. */
  [caller]?(f: By): void
}

/** In a list of windows or moments: the frames that open one. For the compiler only, so nothing is kept. */
export const openedBy = <F extends Frame>(): F | null => null

/** The frame that `openedBy` names. */
export type Opener<T> = Extract<T, Frame>

/** The name of the next step, a call of another procedure, or done. */
export type Next<F extends Frame = Frame> =
  | Exclude<F['step'], ReceivingStep<F>>
  | { readonly [S in F['step']]: Call<S, Received<F, S>, F> }[F['step']]
  | Done<ResultOf<F>>

export const call = <F extends Frame, S extends string>(frame: F, then: S): Call<S, ResultOf<F>> => ({
  call: frame,
  then,
})

/** To be kept as a constant: `const HELD = done('held')`. */
export const done = <R extends string>(result: R): Done<R> => ({ call: null, result })

export const DONE = done('done')

/** Whether a step keeps a secret; `true` is `answer`. */
export type Hidden<F extends Frame, C extends Context> = boolean | Secrecy | { of(c: C, f: F): Secrecy | false }['of']

/** Asks one coach one question. `N` is what can come next, if it is less than any next step. */
export interface Choice<F extends Frame = Frame, C extends Context = Context, N extends Next = Next<F>> {
  readonly kind: 'choice'
  by(c: C, f: F): Side
  question(c: C, f: F): Question
  legal(c: C, f: F): Action[]
  chosen(c: C, f: F, answer: Action): N
  /** What a coach who does not answer has answered, where machine.ts's rule for all questions would not do. */
  fallback?(c: C, f: F, legal: readonly Action[]): Action | undefined
  /** Inputs from outside that may end this choice, if their `allowed` agrees. */
  readonly outside?: { readonly [O in Outside]?: OutsideHandler<F, C, N> }
  /** What stays secret from the other side and from spectators. Undo must not go past such an answer, unless it was an offer. */
  readonly hidden?: Hidden<F, C>
  /**
   * An offer to the opponent of the acting player which can only hurt him: forecasts assume the answer that is worst for him.
   * `inTurn`: who is not named is offered next, so that the order of those named makes no difference.
   */
  readonly hostile?: boolean | 'inTurn'
}

export interface OutsideHandler<F extends Frame = Frame, C extends Context = Context, N extends Next = Next<F>> {
  allowed(c: C, f: F): boolean
  happened(c: C, f: F): N
}

/** Asks for dice. */
export interface Throw<F extends Frame = Frame, C extends Context = Context, N extends Next = Next<F>> {
  readonly kind: 'throw'
  dice(c: C, f: F): readonly Die[]
  why(c: C, f: F): string
  explain?(c: C, f: F): Explanation | null
  rolled(c: C, f: F, faces: readonly number[]): N
  /** Who rolls, if it is not the side whose turn it is. */
  side?(c: C, f: F): Side
  /** The result stays secret from all but `side`. */
  readonly hidden?: Hidden<F, C>
  /** A coin is no dice: nobody has it tossed again. */
  readonly isCoin?: boolean
  /** The order of equal dice matters (a D68; the direction and distance of a throw-in). */
  readonly ordered?: boolean
}

/** The type of a method, because method parameters are bivariant: steps of one frame are assignable to steps of any. */
export type Step<F extends Frame = Frame, C extends Context = Context, S = string> =
  | (S extends ReceivingStep<F>
      ? { run(c: C, f: F, result: Received<F, S>): Next<F> }['run']
      : { run(c: C, f: F): Next<F> }['run'])
  | Choice<F, C>
  | Throw<F, C>

export interface Procedure<F extends Frame = Frame, C extends Context = Context> {
  readonly steps: { readonly [S in F['step']]: Step<F, C, S> }
  /** Procedures that its steps call and that belong to a skill, an inducement or a kick-off event too. */
  readonly procedures?: ProceduresByName
  /** Procedures that its steps call and that not every edition has: one that has this must have those. */
  readonly calls?: readonly string[]
  /**
   * Copies a frame, field by field in the order in which it is made: then V8 gives the copy the shape of the original.
   * For frames that are on the stack often; all others are spread, which is slow.
   */
  copy?(f: F): F
  /** What a frame of it holds at first, where its caller knows only its name. So all its frames have one shape. */
  readonly fields?: Omit<F, 'proc' | 'step'>
}

export type CopyFrame = (frame: Frame) => Frame

/** A step of any procedure, as the machine runs it. */
export type AnyStep<F extends Frame = Frame, C extends Context = Context> =
  | { run(c: C, f: F, result: string): Next }['run']
  | Choice<F, C, Next>
  | Throw<F, C, Next>

/** A step in its place: the machine follows steps from one to the next. */
export interface CompiledStep {
  readonly proc: string
  readonly name: string
  readonly step: AnyStep
  /** All steps of its procedure. */
  readonly siblings: Steps
  /** The step that came next last time: mostly the same one does again, and is found without a lookup. */
  successor: CompiledStep | null
  /** The same for the first step of a procedure that it called, and for the step at which its caller went on. */
  called: CompiledStep | null
  returned: CompiledStep | null
}

export type Steps = ReadonlyMap<string, CompiledStep>

/** Any procedure, whatever its frame. */
export interface AnyProcedure {
  readonly steps: { readonly [step: string]: AnyStep }
  readonly procedures?: ProceduresByName
  readonly calls?: readonly string[]
  copy?(f: Frame): Frame
  readonly fields?: object
}

/** Procedures by the name that their frames carry in `proc`. */
export type ProceduresByName = { readonly [proc: string]: AnyProcedure }
