// Reads stored records one by one: a record that does not fit is set aside with its reason, and the others are read. Neighbours:
// db.ts opens the database, matches.ts, replays.ts and teams.ts check, rescue/BrokenRows.tsx shows the broken ones.
import type { StoreNames } from 'idb'
import { type Shelves, shelves } from './db.ts'

export type ShelfName = StoreNames<Shelves>

/** A record that cannot be read. */
export interface Broken {
  readonly shelf: ShelfName
  readonly key: IDBValidKey
  readonly why: string
  /** As it is stored; undefined when the browser cannot fetch it. */
  readonly value: unknown
}

/** Thrown when the requested record cannot be read. */
export class BrokenRecord extends Error {
  readonly broken: Broken
  constructor(broken: Broken) {
    super(`What this device keeps of it cannot be read: ${broken.why}.`)
    this.broken = broken
  }
}

export interface Sorted<T> {
  readonly sound: readonly T[]
  readonly broken: readonly Broken[]
}

/** Parses a stored value, or throws with the reason. */
export type Read<T> = (value: unknown) => T

export const reason = (error: unknown): string => (error instanceof Error ? error.message : String(error))

interface Fetched {
  readonly key: IDBValidKey
  readonly value: unknown
  /** Why the browser could not fetch it; '' when it could. */
  readonly fault: string
}

/** The database's own types promise what is only checked here. */
const get = async (shelf: ShelfName, key: IDBValidKey): Promise<unknown> => {
  const db = await shelves()
  return db
    .transaction(shelf)
    .objectStore(shelf)
    .get(key as string)
}

const fetchOne = async (shelf: ShelfName, key: IDBValidKey): Promise<Fetched> => {
  try {
    return { key, value: await get(shelf, key), fault: '' }
  } catch (error) {
    return { key, value: undefined, fault: `the browser cannot fetch it (${reason(error)})` }
  }
}

const fetchAll = async (shelf: ShelfName): Promise<readonly Fetched[]> => {
  const db = await shelves()
  const keys: readonly IDBValidKey[] = await db.getAllKeys(shelf)
  try {
    const store = db.transaction(shelf).objectStore(shelf)
    const [all, values] = await Promise.all([store.getAllKeys(), store.getAll()])
    return all.map((key, i) => ({ key, value: values[i], fault: '' }))
  } catch {
    // One record that the browser cannot fetch makes the whole request fail: then each is fetched alone.
    return Promise.all(keys.map((key) => fetchOne(shelf, key)))
  }
}

/** All records of a store, last changed first. */
export const readShelf = async <T extends { readonly changedAt: number }>(
  shelf: ShelfName,
  read: Read<T>,
): Promise<Sorted<T>> => {
  const sound: T[] = []
  const broken: Broken[] = []
  for (const { key, value, fault } of await fetchAll(shelf))
    try {
      if (fault !== '') throw new Error(fault)
      sound.push(read(value))
    } catch (error) {
      broken.push({ shelf, key, why: reason(error), value })
    }
  return { sound: sound.sort((a, b) => b.changedAt - a.changedAt), broken }
}

/** One record; null when there is none. Throws BrokenRecord when it cannot be read. */
export const readRecord = async <T>(shelf: ShelfName, key: string, read: Read<T>): Promise<T | null> => {
  const { value, fault } = await fetchOne(shelf, key)
  if (value === undefined && fault === '') return null
  try {
    if (fault !== '') throw new Error(fault)
    return read(value)
  } catch (error) {
    throw new BrokenRecord({ shelf, key, why: reason(error), value })
  }
}

/** A record as it is stored, unchecked; undefined when there is none. */
export const rawRecord = get

export const removeRecord = async (shelf: ShelfName, key: IDBValidKey): Promise<void> => {
  await (await shelves()).delete(shelf, key as string)
}

/** Saves a record. `commit` lets the browser complete it even if the page is left at once. */
export const keepRecord = async (shelf: ShelfName, value: unknown, key?: IDBValidKey): Promise<void> => {
  const work = (await shelves()).transaction(shelf, 'readwrite')
  const { store } = work
  const put = store.keyPath === null ? store.put(value as never, key as string) : store.put(value as never)
  work.commit()
  await Promise.all([put, work.done])
}

/** Restores a removed record as it was. */
export const putBack = ({ shelf, key, value }: Broken): Promise<void> => keepRecord(shelf, value, key)

/** Everything stored on this device, by store. A record that cannot be fetched is listed with the reason. */
export const everything = async (): Promise<{ readonly [shelf: string]: readonly Fetched[] }> => {
  const names = [...(await shelves()).objectStoreNames]
  return Object.fromEntries(await Promise.all(names.map(async (shelf) => [shelf, await fetchAll(shelf)] as const)))
}
