// Matches saved on this device. Saves are counted, and none replaces a save that its writer has not seen: several tabs may have
// the same match open. Neighbours: db.ts, shelf.ts reads, tabs.ts tells other tabs, match/sharedTable.ts decides who writes.

import type { SavedMatch } from '../match/savedMatch.ts'
import { asSavedMatch, revisionOf } from '../match/savedShape.ts'
import { RefusedSave } from '../match/saver.ts'
import { shelves } from './db.ts'
import { readRecord, readShelf, type Sorted } from './shelf.ts'
import { forgetSpentTime } from './spentTime.ts'
import { ownTabs } from './tabs.ts'

/** The match was saved elsewhere since: nothing was written. */
export class StaleSave extends RefusedSave {}

/** The match was deleted since: nothing was written. */
export class MatchGone extends RefusedSave {}

/** Saves a new match. */
export const keepNewMatch = async (saved: SavedMatch): Promise<void> => {
  await (await shelves()).add('matches', saved)
}

/** Replaces the previous save, and no other. Checking and writing are one transaction. */
export const saveMatch = async (saved: SavedMatch): Promise<void> => {
  const work = (await shelves()).transaction('matches', 'readwrite')
  const now: unknown = await work.store.get(saved.id)
  if (now === undefined) throw new MatchGone('this match was thrown away in another tab')
  if (revisionOf(now) !== revisionOf(saved) - 1) throw new StaleSave('this match has gone on in another tab')
  const put = work.store.put(saved)
  // No further request follows: it completes even if the page is left now.
  work.commit()
  await Promise.all([put, work.done])
}

/** null when there is none; throws BrokenRecord when it cannot be read. */
export const savedMatch = (id: string): Promise<SavedMatch | null> => readRecord('matches', id, asSavedMatch)

/** Last played first. */
export const savedMatches = (): Promise<Sorted<SavedMatch>> => readShelf('matches', asSavedMatch)

export const forgetMatch = async (id: string): Promise<void> => {
  await (await shelves()).delete('matches', id)
  forgetSpentTime(id)
  ownTabs().tell({ is: 'gone', id })
}

/** Restores a deleted match, unless it is there already: that one may have continued. */
export const bringBackMatch = async (saved: SavedMatch): Promise<void> => {
  const work = (await shelves()).transaction('matches', 'readwrite')
  if ((await work.store.getKey(saved.id)) === undefined) await work.store.put(saved)
  await work.done
  ownTabs().tell({ is: 'back', id: saved.id })
}
