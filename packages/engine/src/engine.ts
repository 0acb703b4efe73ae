// The public interface of the rules: start a match, ask what it waits for, list the legal answers, apply one.
// Neighbours: kernel/machine.ts does the work, play/ drives matches through this interface only.
import { compile } from './compile.ts'
import type { CompiledEdition, Ctx, Edition } from './edition.ts'
import { isSecretInducement } from './inducement.ts'
import { clone } from './kernel/clone.ts'
import {
  acceptInput,
  applyInput,
  fallbackOf,
  legalOf,
  outcomesOf,
  pendingOf,
  runUntilInput,
  secretAt,
  waitsFor,
} from './kernel/machine.ts'
import { LAYOUT, layoutFault, type Match } from './kernel/match.ts'
import { hidesQuestion } from './kernel/secrecy.ts'
import { isFrame, topFrame } from './kernel/stack.ts'
import { hides, passSecretQuestions, view } from './kernel/view.ts'
import { type MatchSetup, newMatch } from './lineUp.ts'
import { explainRoll } from './procs/rolling/judging.ts'
import type { RollFrame } from './procs/rolling/roll.ts'
import type { Action, Input } from './vocabulary/actions.ts'
import type { GameEvent } from './vocabulary/events.ts'
import type { Outcome, Pending, WaitsFor } from './vocabulary/questions.ts'
import type { Explanation } from './vocabulary/rolls.ts'
import type { Secret, Viewer } from './vocabulary/secrecy.ts'

export interface Applied {
  readonly match: Match
  readonly events: readonly GameEvent[]
  /** The input as the engine took it: a listed action, dice copied, and nothing else that came with it. */
  readonly input: Input
}

export interface Engine {
  readonly edition: string
  readonly rules: CompiledEdition
  start(setup: MatchSetup): Match
  pending(match: Match): Pending
  /** Whom the match waits for: what `pending` says, without the question, at a fraction of its cost. */
  waiting(match: Match): WaitsFor
  /** Every legal answer to the pending question; empty while the match waits for dice. */
  legal(match: Match): readonly Action[]
  /** What a coach who does not answer has answered: one of the legal answers, always the same. Throws if no coach is asked. */
  fallback(match: Match): Action
  /** Every distinct result of the dice the match waits for, with its probability. */
  outcomes(match: Match): readonly Outcome[]
  /**
   * Carries out an input, in place. The input may come from anywhere: one that the match does not wait for, or that has
   * not the shape of an input, throws an IllegalInput and changes nothing. Any other error is a fault in the rules and
   * leaves the match half-changed: use this on copies that are thrown away, and `applyToCopy` on a match that matters.
   */
  apply(match: Match, input: Input): readonly GameEvent[]
  /** The same on a copy: whatever is thrown, the given match stays as it was. */
  applyToCopy(match: Match, input: Input): Applied
  clone(match: Match): Match
  /** Why a roll has its target number: the pending roll, or else the last one made. */
  explain(match: Match): Explanation | null
  /**
   * The match without what the viewer may not see. While a secret question of somebody else is open, it is the match as it
   * goes on when he lets it go; `open` shows the question itself, to a viewer who has heard of it by now.
   */
  view(match: Match, viewer: Viewer, open?: boolean): Match
  /** Whether a view blanks anything; what is asked is told by `secret`. */
  hides(match: Match, viewer: Viewer): boolean
  /** Whose secret the pending answer or dice are; null if they are none. */
  secret(match: Match): Secret | null
  /** Whether they are somebody's. */
  isHidden(match: Match): boolean
}

export const engineFor = (edition: Edition): Engine => {
  const rules = compile(edition)
  // One context for all calls, so that a hot loop allocates none.
  let context: Ctx | null = null
  // The last list of legal answers, so that applying one of them does not build the list again.
  let listedFor: Match | null = null
  let listedAt = -1
  let listed: readonly Action[] = []

  const isSecret = (inducement: string): boolean => isSecretInducement(rules, inducement)

  const on = (match: Match): Ctx => {
    if (match.edition !== rules.id)
      throw new Error(`this match is played by edition "${match.edition}", not "${rules.id}"`)
    if (match.layout !== LAYOUT) throw new Error(`this match cannot be played: ${layoutFault(match)}`)
    if (context) context.match = match
    else context = { rules, match, events: [] }
    return context
  }

  const legal = (match: Match): readonly Action[] => {
    if (listedFor !== match || listedAt !== match.tick) {
      listed = legalOf(on(match))
      listedFor = match
      listedAt = match.tick
    }
    return listed
  }

  return {
    edition: rules.id,
    rules,
    start(setup) {
      const match = newMatch(rules, setup)
      runUntilInput(on(match))
      return match
    },
    pending: (match) => pendingOf(on(match)),
    waiting: (match) => waitsFor(on(match)),
    legal,
    fallback: (match) => fallbackOf(on(match), legal(match)),
    outcomes: (match) => outcomesOf(on(match)),
    apply: (match, input) => applyInput(on(match), input, () => legal(match)),
    applyToCopy(match, given) {
      const input = acceptInput(on(match), given, () => legal(match))
      const copy = clone(rules, match)
      return { match: copy, events: applyInput(on(copy), input, () => listed), input }
    },
    clone: (match) => clone(rules, match),
    explain(match) {
      const top = topFrame(match)
      return isFrame<RollFrame>(top, 'roll') ? explainRoll(on(match), top) : match.lastRoll
    },
    view(match, viewer, open = false) {
      if (open || !hidesQuestion(secretAt(on(match)), viewer)) return view(rules, match, viewer, isSecret)
      const copy = clone(rules, match)
      passSecretQuestions(on(copy), viewer)
      return view(rules, copy, viewer, isSecret)
    },
    hides: (match, viewer) => hides(match, viewer, isSecret),
    secret: (match) => secretAt(on(match)),
    isHidden: (match) => secretAt(on(match)) !== null,
  }
}
