// The client's own store of matches, read and written by a test. Runs in the browser where it says so. Neighbours: browser.ts;
// ../../src/store/matches.ts is the client's own code.
import type { Page } from 'playwright-core'
import type { SavedMatch } from '../../src/match/savedMatch.ts'

/** Runs in the browser: stores matches where the client does. The client must have been opened before. */
const put = (matches: readonly SavedMatch[]): Promise<void> =>
  new Promise((done, failed) => {
    const opening = indexedDB.open('double-skulls')
    opening.onerror = () => failed(opening.error)
    opening.onsuccess = () => {
      const work = opening.result.transaction('matches', 'readwrite')
      for (const match of matches) work.objectStore('matches').put(match)
      work.oncomplete = () => {
        opening.result.close()
        done()
      }
      work.onerror = () => failed(work.error)
    }
  })

/** Runs in the browser. */
const get = (id: string): Promise<{ readonly inputs: readonly string[]; readonly state: string } | null> =>
  new Promise((done, failed) => {
    const opening = indexedDB.open('double-skulls')
    opening.onerror = () => failed(opening.error)
    opening.onsuccess = () => {
      const asked = opening.result.transaction('matches').objectStore('matches').get(id)
      asked.onsuccess = () => {
        opening.result.close()
        const saved = asked.result as SavedMatch | undefined
        done(saved ? { inputs: saved.inputs, state: JSON.stringify(saved.state) } : null)
      }
      asked.onerror = () => failed(asked.error)
    }
  })

interface Raw {
  readonly shelf: string
  readonly value: unknown
  /** The key, for stores whose values do not contain it. */
  readonly key?: string
}

/** Runs in the browser: stores any value in any store. */
const putRaw = ({ shelf, value, key }: Raw): Promise<void> =>
  new Promise((done, failed) => {
    const opening = indexedDB.open('double-skulls')
    opening.onerror = () => failed(opening.error)
    opening.onsuccess = () => {
      const work = opening.result.transaction(shelf, 'readwrite')
      work.objectStore(shelf).put(value, key)
      work.oncomplete = () => {
        opening.result.close()
        done()
      }
      work.onerror = () => failed(work.error)
    }
  })

/** Stores any value, even one that the client would never write. */
export const keepRaw = (page: Page, raw: Raw): Promise<void> => page.evaluate(putRaw, raw)

export const keepMatches = (page: Page, matches: readonly SavedMatch[]): Promise<void> => page.evaluate(put, matches)

export interface Kept {
  readonly inputs: readonly string[]
  /** The state of the match as the client has saved it, as text. */
  readonly state: string
}

export const keptMatch = async (page: Page, id: string): Promise<Kept> => {
  const kept = await page.evaluate(get, id)
  if (!kept) throw new Error(`no match "${id}" is kept`)
  return kept
}

/**
 * Waits until pending writes are done: a read started now waits for them. Twice, because a later state is written after the one
 * before it. Leaving the page earlier may lose the last answer.
 */
export const written = async (page: Page): Promise<void> => {
  for (let i = 0; i < 2; i++) await page.evaluate(get, '')
}
