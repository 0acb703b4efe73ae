// Reads what is kept, record by record: a record that does not fit is set aside with its reason, and the others are read.
// Neighbours: db.ts opens the store, matches.ts, replays.ts and teams.ts say what fits, rescue/BrokenRows.tsx shows what does not.
import type { StoreNames } from 'idb'
import { type Shelves, shelves } from './db.ts'

export type ShelfName = StoreNames<Shelves>

/** A record that cannot be read. */
export interface Broken {
  readonly shelf: ShelfName
  readonly key: IDBValidKey
  readonly why: string
  /** As it is kept; undefined where the browser cannot even fetch it. */
  readonly value: unknown
}

/** Somebody asked for a record that cannot be read. */
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

/** Takes a value that is kept as what it should be, or throws with the reason why it is not. */
export type Read<T> = (value: unknown) => T

export const reason = (error: unknown): string => (error instanceof Error ? error.message : String(error))

interface Fetched {
  readonly key: IDBValidKey
  readonly value: unknown
  /** Why the browser could not fetch it; '' where it could. */
  readonly fault: string
}

/** The store's own types promise what we are about to check. */
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
    // One record that the browser cannot fetch spoils the whole request: then each is asked for alone.
    return Promise.all(keys.map((key) => fetchOne(shelf, key)))
  }
}

/** Everything on a shelf, the last changed first. */
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

/** One record; null where there is none. Throws BrokenRecord where it cannot be read. */
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

/** A record as it is kept, whatever it is; undefined where there is none. */
export const rawRecord = get

export const removeRecord = async (shelf: ShelfName, key: IDBValidKey): Promise<void> => {
  await (await shelves()).delete(shelf, key as string)
}

/** Keeps a record. Told that nothing follows, the browser finishes it even if the page is left in the same moment. */
export const keepRecord = async (shelf: ShelfName, value: unknown, key?: IDBValidKey): Promise<void> => {
  const work = (await shelves()).transaction(shelf, 'readwrite')
  const { store } = work
  const put = store.keyPath === null ? store.put(value as never, key as string) : store.put(value as never)
  work.commit()
  await Promise.all([put, work.done])
}

/** Puts a record back that was removed, as it was. */
export const putBack = ({ shelf, key, value }: Broken): Promise<void> => keepRecord(shelf, value, key)

/** All that this device keeps, shelf by shelf. What cannot be fetched stands there with the reason. */
export const everything = async (): Promise<{ readonly [shelf: string]: readonly Fetched[] }> => {
  const names = [...(await shelves()).objectStoreNames]
  return Object.fromEntries(await Promise.all(names.map(async (shelf) => [shelf, await fetchAll(shelf)] as const)))
}
