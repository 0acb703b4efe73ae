// What this device keeps: matches, teams, settings. Neighbours: matches.ts and settings.ts use it.
import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import type { SavedMatch } from '../match/savedMatch.ts'

export interface Shelves extends DBSchema {
  matches: { key: string; value: SavedMatch; indexes: { changedAt: number } }
  /** Teams and whatever else pages keep by name, as plain data. */
  things: { key: string; value: unknown }
}

let opened: Promise<IDBPDatabase<Shelves>> | null = null

export const shelves = (): Promise<IDBPDatabase<Shelves>> => {
  opened ??= openDB<Shelves>('double-skulls', 1, {
    upgrade: (db) => {
      db.createObjectStore('matches', { keyPath: 'id' }).createIndex('changedAt', 'changedAt')
      db.createObjectStore('things')
    },
  })
  return opened
}
