// Matches kept on this device. Every save counts, and none replaces a save that its writer has not seen: several tabs may have
// the same match open. Neighbours: db.ts, shelf.ts reads, tabs.ts tells other tabs, match/sharedTable.ts decides who writes.

import type { SavedMatch } from '../match/savedMatch.ts'
import { asSavedMatch, revisionOf } from '../match/savedShape.ts'
import { RefusedSave } from '../match/saver.ts'
import { shelves } from './db.ts'
import { readRecord, readShelf, type Sorted } from './shelf.ts'
import { forgetSpentTime } from './spentTime.ts'
import { ownTabs } from './tabs.ts'

/** The match has gone on elsewhere since: nothing was written. */
export class StaleSave extends RefusedSave {}

/** The match was thrown away since: nothing was written. */
export class MatchGone extends RefusedSave {}

/** A match that is not kept yet. */
export const keepNewMatch = async (saved: SavedMatch): Promise<void> => {
  await (await shelves()).add('matches', saved)
}

/** Replaces the save right before this one, and no other. Looking and writing are one transaction. */
export const saveMatch = async (saved: SavedMatch): Promise<void> => {
  const work = (await shelves()).transaction('matches', 'readwrite')
  const now: unknown = await work.store.get(saved.id)
  if (now === undefined) throw new MatchGone('this match was thrown away in another tab')
  if (revisionOf(now) !== revisionOf(saved) - 1) throw new StaleSave('this match has gone on in another tab')
  const put = work.store.put(saved)
  // Nothing follows: it is finished even if the page is left now.
  work.commit()
  await Promise.all([put, work.done])
}

/** Null where there is none; throws BrokenRecord where it cannot be read. */
export const savedMatch = (id: string): Promise<SavedMatch | null> => readRecord('matches', id, asSavedMatch)

/** The last played first. */
export const savedMatches = (): Promise<Sorted<SavedMatch>> => readShelf('matches', asSavedMatch)

export const forgetMatch = async (id: string): Promise<void> => {
  await (await shelves()).delete('matches', id)
  forgetSpentTime(id)
  ownTabs().tell({ is: 'gone', id })
}

/** Keeps a match again that was thrown away, unless it is there already: that one may have gone on. */
export const bringBackMatch = async (saved: SavedMatch): Promise<void> => {
  const work = (await shelves()).transaction('matches', 'readwrite')
  if ((await work.store.getKey(saved.id)) === undefined) await work.store.put(saved)
  await work.done
  ownTabs().tell({ is: 'back', id: saved.id })
}
