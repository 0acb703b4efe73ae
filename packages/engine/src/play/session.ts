// A local match with undo: plays every input on a copy, keeps the states before and steps back as far as the policy allows.
// Neighbours: record.ts keeps the inputs, engine.ts plays them.
import type { Engine } from '../engine.ts'
import type { Match } from '../kernel/match.ts'
import { glimpseOf } from '../kernel/secrecy.ts'
import type { MatchSetup } from '../lineUp.ts'
import type { Input } from '../vocabulary/actions.ts'
import type { GameEvent } from '../vocabulary/events.ts'
import type { Secret, Viewer } from '../vocabulary/secrecy.ts'

/** `none`; back to decisions without dice or hidden choices since then; or to any decision. */
export const undoPolicies = ['none', 'until-dice', 'free'] as const
export type UndoPolicy = (typeof undoPolicies)[number]

interface Moment {
  readonly before: Match
  readonly input: Input
  /** Whose secret it answered. */
  readonly secret: Secret | null
  /** Dice were rolled, a secret was chosen or one came out here: undo past it would reveal something. */
  readonly tells: boolean
}

export interface Session {
  /** The match as it stands: another object after every input, and none of them is changed again. */
  match(): Match
  /** An input that throws leaves everything as it was. */
  apply(input: Input): readonly GameEvent[]
  canUndo(by?: Viewer): boolean
  /**
   * Goes back to the last decision the policy allows; false if there is none. Decisions of which the given coach knows nothing
   * are undone with the one before.
   */
  undo(by?: Viewer): boolean
  inputs(): readonly Input[]
}

export const newSession = (engine: Engine, start: MatchSetup | Match, policy: UndoPolicy): Session => {
  let match = 'stack' in start ? start : engine.start(start)
  let moments: Moment[] = []

  /** The index of the decision that undo would go back to, or −1. */
  const target = (by: Viewer | undefined): number => {
    if (policy === 'none') return -1
    for (let i = moments.length - 1; i >= 0; i--) {
      const { tells, input, secret } = moments[i]
      if (policy === 'until-dice' && tells) return -1
      if (!('dice' in input) && (by === undefined || glimpseOf(secret, input, by) !== 'unseen')) return i
    }
    return -1
  }

  return {
    match: () => match,
    apply(input) {
      const applied = engine.applyToCopy(match, input)
      const secret = engine.secret(match)
      const cameOut = applied.events.some(({ reveals }) => reveals !== undefined)
      const tells = 'dice' in input || cameOut || (secret !== null && secret.how !== 'offer')
      moments.push({ before: match, input: applied.input, secret, tells })
      match = applied.match
      return applied.events
    },
    canUndo: (by) => target(by) >= 0,
    undo(by) {
      const index = target(by)
      if (index < 0) return false
      match = moments[index].before
      moments = moments.slice(0, index)
      return true
    },
    inputs: () => moments.map(({ input }) => input),
  }
}
