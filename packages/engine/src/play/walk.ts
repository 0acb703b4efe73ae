// Conveniences on top of the rules: walk a path square by square, set up a custom formation. Both only give answers
// that a coach could give, and stop when something else is asked. Neighbours: engine.ts, procs/kickOff/setUp.ts.
import type { Engine } from '../engine.ts'
import type { Match } from '../kernel/match.ts'
import { OFF, type Square } from '../kernel/pitch.ts'
import { type Action, sameAction } from '../vocabulary/actions.ts'
import type { GameEvent } from '../vocabulary/events.ts'

/** Applies the action if it is legal now. */
const answer = (engine: Engine, match: Match, wanted: Action): readonly GameEvent[] | null =>
  engine.legal(match).some((one) => sameAction(one, wanted)) ? engine.apply(match, { action: wanted }) : null

export interface Walk {
  /** How many squares were walked before it stopped. */
  readonly steps: number
  readonly events: readonly GameEvent[]
}

/** Walks the acting player along the path until it ends, dice are needed or the next square is not legal. */
export const walkPath = (engine: Engine, match: Match, path: readonly Square[]): Walk => {
  const events: GameEvent[] = []
  let steps = 0
  for (const square of path) {
    const pending = engine.pending(match)
    if (pending.wait !== 'coach' || pending.question.kind !== 'activation') break
    const happened = answer(engine, match, { do: 'step', player: -1, square, option: '' })
    if (!happened) break
    events.push(...happened)
    steps++
  }
  return { steps, events }
}

export interface Placing {
  readonly player: number
  readonly square: Square
}

/** Places players as the formation says; returns how many could be placed. The coach must still answer "done". */
export const loadFormation = (engine: Engine, match: Match, formation: readonly Placing[]): number => {
  let placed = 0
  for (const { player, square } of formation) {
    if (!answer(engine, match, { do: 'pick', player, square: OFF, option: '' })) break
    if (!answer(engine, match, { do: 'place', player: -1, square, option: '' })) break
    placed++
  }
  return placed
}
