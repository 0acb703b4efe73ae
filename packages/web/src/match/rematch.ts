// The same pairing again, with new dice. Neighbours: tray/FullTime.tsx offers it, keepStart.ts saves it.
import { savedMatch } from '../store/matches.ts'
import { keepStart, type Start } from './keepStart.ts'
import type { Beginning, SavedMatch } from './savedMatch.ts'

/** Dice that were rolled before the first match are rolled again for the next. */
const beginningAgain = (beginning: Beginning): Beginning => {
  if ('setup' in beginning) return { setup: beginning.setup }
  // After a change of the rules only the last state of a match is known.
  if (beginning.position.result) throw new Error('The beginning of this match is lost; play another one.')
  return beginning
}

/** What the next match starts from: the same coaches and squads, and another seed if there was one. */
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
