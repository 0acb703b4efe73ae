// A match that is not kept before something is played in it: a link that was only looked at leaves nothing behind. Neighbours:
// PositionPage.tsx, table/useOpened.ts opens it, store/matches.ts keeps it.
import { type Engine, readInput } from '@double-skulls/engine'
import type { SavedMatch } from '../match/savedMatch.ts'
import type { MatchShelf } from '../table/useOpened.ts'

export interface LookedAt extends MatchShelf {
  /** Keeps a match that is not kept yet. */
  readonly keepNew: (saved: SavedMatch) => Promise<void>
  readonly onKept: () => void
}

/** Dice fall by themselves; an answer is somebody's decision. */
const isPlayed = (engine: Engine, { inputs }: SavedMatch): boolean =>
  inputs.some((line) => {
    const input = readInput(engine.rules.pitch, line)
    return input !== null && !('dice' in input)
  })

/** A shelf on which the match appears with the first answer in it. */
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
