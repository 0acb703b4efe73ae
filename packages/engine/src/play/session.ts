// A local match with undo: plays every input on a copy, keeps the states before and steps back as far as the policy allows.
// Neighbours: record.ts keeps the inputs, engine.ts plays them.
import type { Engine } from '../engine.ts'
import type { Match } from '../kernel/match.ts'
import type { MatchSetup } from '../lineUp.ts'
import type { Input } from '../vocabulary/actions.ts'
import type { GameEvent } from '../vocabulary/events.ts'

/** `none`; back to decisions without dice or hidden choices since then; or to any decision. */
export const undoPolicies = ['none', 'until-dice', 'free'] as const
export type UndoPolicy = (typeof undoPolicies)[number]

interface Moment {
  readonly before: Match
  readonly input: Input
  /** Dice were rolled or a secret was chosen here: undo past it would reveal something. */
  readonly tells: boolean
}

export interface Session {
  /** The match as it stands: another object after every input, and none of them is changed again. */
  match(): Match
  /** An input that throws leaves everything as it was. */
  apply(input: Input): readonly GameEvent[]
  canUndo(): boolean
  /** Goes back to the last decision the policy allows; false if there is none. */
  undo(): boolean
  inputs(): readonly Input[]
}

export const newSession = (engine: Engine, start: MatchSetup | Match, policy: UndoPolicy): Session => {
  let match = 'stack' in start ? start : engine.start(start)
  let moments: Moment[] = []

  /** The index of the decision that undo would go back to, or −1. */
  const target = (): number => {
    if (policy === 'none') return -1
    for (let i = moments.length - 1; i >= 0; i--) {
      if (policy === 'until-dice' && moments[i].tells) return -1
      if (!('dice' in moments[i].input)) return i
    }
    return -1
  }

  return {
    match: () => match,
    apply(input) {
      const applied = engine.applyToCopy(match, input)
      const tells = 'dice' in input || (engine.isHidden(match) && engine.secret(match)?.how !== 'offer')
      moments.push({ before: match, input: applied.input, tells })
      match = applied.match
      return applied.events
    },
    canUndo: () => target() >= 0,
    undo() {
      const index = target()
      if (index < 0) return false
      match = moments[index].before
      moments = moments.slice(0, index)
      return true
    },
    inputs: () => moments.map(({ input }) => input),
  }
}
