// A match that is not saved until something is played in it: only looking at a link leaves nothing behind. Neighbours:
// PositionPage.tsx, table/useOpened.ts opens it, store/matches.ts stores it.
import { type Engine, readInput } from '@double-skulls/engine'
import type { SavedMatch } from '../match/savedMatch.ts'
import type { MatchShelf } from '../table/useOpened.ts'

export interface LookedAt extends MatchShelf {
  /** Saves a match that is not saved yet. */
  readonly keepNew: (saved: SavedMatch) => Promise<void>
  readonly onKept: () => void
}

/** Dice are rolled automatically; an answer is a decision of a coach. */
const isPlayed = (engine: Engine, { inputs }: SavedMatch): boolean =>
  inputs.some((line) => {
    const input = readInput(engine.rules.pitch, line)
    return input !== null && !('dice' in input)
  })

/** A store in which the match appears with its first answer. */
export const lookingShelf = (
  engine: Engine,
  draft: SavedMatch,
  { keepNew, save, read, onKept }: LookedAt,
): MatchShelf => {
  let kept = false
  let last = draft
  return {
    save: async (saved) => {
      if (kept) return save(saved)
      if (isPlayed(engine, saved)) {
        await keepNew(saved)
        kept = true
        onKept()
      }
      last = saved
    },
    read: async (id) => (kept ? read(id) : last),
  }
}
