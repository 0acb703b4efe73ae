// What this device keeps: matches, teams, settings. Neighbours: matches.ts, teams.ts and others use it, a shelf a file.
import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import type { SavedMatch } from '../match/savedMatch.ts'
import type { KeptReplay } from '../replay/source.ts'
import type { KeptTeam } from './teams.ts'

export interface Shelves extends DBSchema {
  matches: { key: string; value: SavedMatch; indexes: { changedAt: number } }
  teams: { key: string; value: KeptTeam; indexes: { changedAt: number } }
  replays: { key: string; value: KeptReplay; indexes: { changedAt: number } }
  /** Whatever else pages keep by name, as plain data. */
  things: { key: string; value: unknown }
}

let opened: Promise<IDBPDatabase<Shelves>> | null = null

export const shelves = (): Promise<IDBPDatabase<Shelves>> => {
  opened ??= openDB<Shelves>('double-skulls', 3, {
    // Whatever is missing is added, and what is there stays: a device may come from any earlier version.
    upgrade: (db) => {
      for (const shelf of ['matches', 'teams', 'replays'] as const)
        if (!db.objectStoreNames.contains(shelf))
          db.createObjectStore(shelf, { keyPath: 'id' }).createIndex('changedAt', 'changedAt')
      if (!db.objectStoreNames.contains('things')) db.createObjectStore('things')
    },
    // A tab with a newer client waits until this one lets go.
    blocking: (_from, _to, event) => {
      opened = null
      ;(event.target as IDBDatabase).close()
    },
  })
  return opened
}
