// The same pairing once more, with dice of its own. Neighbours: tray/FullTime.tsx offers it, keepStart.ts keeps it.
import { savedMatch } from '../store/matches.ts'
import { keepStart, type Start } from './keepStart.ts'
import type { Beginning, SavedMatch } from './savedMatch.ts'

/** Dice that were thrown before the first match are thrown anew in the next. */
const beginningAgain = (beginning: Beginning): Beginning => {
  if ('setup' in beginning) return { setup: beginning.setup }
  // After a change of the rules a match goes on from its last state, and that is all there is of it.
  if (beginning.position.result) throw new Error('The beginning of this match is lost; play another one.')
  return beginning
}

/** What the next match starts from: the same coaches and squads, and another seed where there was one. */
export const rematchOf = ({ edition, seats, beginning, seed }: SavedMatch): Start => ({
  ...{ edition, seats, beginning: beginningAgain(beginning) },
  seed: seed === null ? null : seed + 1,
})

/** Starts it and returns its id. */
export const startRematch = async (id: string): Promise<string> => {
  const saved = await savedMatch(id)
  if (!saved) throw new Error('This match is no longer on this device; play another one.')
  return keepStart(rematchOf(saved))
}
