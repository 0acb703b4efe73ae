// A host that only shows: the same interface as a match that is played, but no coach is asked and nothing can be changed.
// Neighbours: match/host.ts is the interface, reel.ts what it shows, stage/ animates it.
import type { MatchHost, Situation } from '../match/host.ts'
import { type Reel, recordOf, stateAt } from './reel.ts'

export interface ReplayHost extends MatchHost {
  readonly reel: Reel
  /** The number of inputs shown. */
  position(): number
  /** Goes to a position; one outside the match becomes its nearest end. */
  seek(position: number): void
}

const readOnly = (): never => {
  throw new Error('a replay takes no answers; play on from here to change what happens')
}

export const newReplayHost = (reel: Reel, from: number): ReplayHost => {
  const { engine, start, steps, seats, id } = reel
  const listeners = new Set<() => void>()
  const inside = (position: number): number => Math.min(steps.length, Math.max(0, Math.trunc(position) || 0))
  let position = inside(from)
  let known: Situation | null = null

  const situation = (): Situation => {
    if (known) return known
    const match = stateAt(reel, position)
    known = {
      ...{ match, eyes: 'all', pending: engine.pending(match), legal: [], playing: false },
      ...{ yours: false, handover: null, canUndo: false, steps: steps.slice(0, position), trouble: '' },
    }
    return known
  }

  return {
    ...{ id, engine, seats, start, reel, situation },
    position: () => position,
    seek: (to) => {
      const next = inside(to)
      if (next === position) return
      position = next
      known = null
      for (const listener of [...listeners]) listener()
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    apply: readOnly,
    outside: readOnly,
    undo: readOnly,
    clearScreen: readOnly,
    sitDown: readOnly,
    explain: () => engine.explain(situation().match),
    record: () => recordOf(reel),
    close: () => listeners.clear(),
  }
}
