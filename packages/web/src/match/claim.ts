// The claim to play a match, which one tab holds at a time: a browser lock that ends with its tab. Neighbour: sharedTable.ts asks
// for it and hands it over.

/** The browser's locks; missing when the page is not served securely. */
export type Locks = Pick<LockManager, 'request' | 'query'> | undefined

export interface Claim {
  /** Takes the claim if no tab has it; false if one has. */
  take(): Promise<boolean>
  /** Waits this many milliseconds for the other tab to give it up, then takes it by force. */
  takeOver(patience: number): Promise<void>
  /** Whether no tab holds the claim. */
  isFree(): Promise<boolean>
  release(): Promise<void>
}

/**
 * Locks that this tab is giving up: leaving a match and returning at once must not find it taken. Kept per tab, not per match,
 * because the match that releases the lock is closed by then; each is removed when its lock is free.
 */
const leaving = new Map<string, Promise<unknown>>()

/** Without locks every tab may play, and only the saves show who does. */
const openClaim: Claim = {
  take: async () => true,
  takeOver: async () => undefined,
  isFree: async () => false,
  release: async () => undefined,
}

/** `onLost` is called when another tab has taken the claim. */
export const newClaim = (id: string, locks: Locks, onLost: () => void): Claim => {
  if (!locks) return openClaim
  const name = `double-skulls match ${id}`
  let letGo: (() => void) | null = null
  let held: Promise<unknown> = Promise.resolve()

  /** Whether it was granted. */
  const request = (options: LockOptions): Promise<boolean> =>
    new Promise((decided) => {
      held = locks
        .request(name, options, (lock) => {
          decided(lock !== null)
          if (lock)
            return new Promise<void>((done) => {
              letGo = done
            })
        })
        .catch(() => {
          // The request was cancelled, or the lock was taken by another tab.
          decided(false)
          const had = letGo !== null
          letGo = null
          if (had) onLost()
        })
    })

  return {
    take: async () => {
      if (letGo) return true
      await leaving.get(name)
      return request({ ifAvailable: true })
    },
    takeOver: async (patience) => {
      if (letGo) return
      const given = await request({ signal: AbortSignal.timeout(patience) })
      if (!given) await request({ steal: true })
    },
    isFree: async () => !(await locks.query()).held?.some((lock) => lock.name === name),
    release: async () => {
      letGo?.()
      letGo = null
      leaving.set(name, held)
      await held
      leaving.delete(name)
    },
  }
}
