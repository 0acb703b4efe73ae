// The database of this device: matches, teams, games of campaigns, settings. Neighbours: matches.ts, teams.ts and others use it, one file per store.
import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import type { SavedMatch } from '../match/savedMatch.ts'
import type { KeptGame } from './keptGame.ts'
import type { KeptReplay } from './keptReplay.ts'
import type { KeptTeam } from './teams.ts'

export interface Shelves extends DBSchema {
  matches: { key: string; value: SavedMatch; indexes: { changedAt: number } }
  teams: { key: string; value: KeptTeam; indexes: { changedAt: number } }
  replays: { key: string; value: KeptReplay; indexes: { changedAt: number } }
  games: { key: string; value: KeptGame; indexes: { changedAt: number } }
  /** Other data of pages, by name. */
  things: { key: string; value: unknown }
}

let opened: Promise<IDBPDatabase<Shelves>> | null = null

export const shelves = (): Promise<IDBPDatabase<Shelves>> => {
  opened ??= openDB<Shelves>('double-skulls', 4, {
    // Missing stores are added, existing ones stay: the device may come from any earlier version.
    upgrade: (db) => {
      for (const shelf of ['matches', 'teams', 'replays', 'games'] as const)
        if (!db.objectStoreNames.contains(shelf))
          db.createObjectStore(shelf, { keyPath: 'id' }).createIndex('changedAt', 'changedAt')
      if (!db.objectStoreNames.contains('things')) db.createObjectStore('things')
    },
    // Close the database, so that a tab with a newer client can upgrade it.
    blocking: (_from, _to, event) => {
      opened = null
      ;(event.target as IDBDatabase).close()
    },
  })
  return opened
}
