// Matches kept on this device. Neighbours: db.ts, match/savedMatch.ts.
import type { SavedMatch } from '../match/savedMatch.ts'
import { shelves } from './db.ts'

export const saveMatch = async (saved: SavedMatch): Promise<void> => {
  await (await shelves()).put('matches', saved)
}

export const savedMatch = async (id: string): Promise<SavedMatch | null> =>
  (await (await shelves()).get('matches', id)) ?? null

/** The last played first. */
export const savedMatches = async (): Promise<readonly SavedMatch[]> =>
  (await (await shelves()).getAllFromIndex('matches', 'changedAt')).reverse()

export const forgetMatch = async (id: string): Promise<void> => {
  await (await shelves()).delete('matches', id)
}
