// The right to play a match, which one tab has at a time: a lock of the browser that ends with its tab. Neighbours:
// sharedTable.ts asks for it and hands it over.

/** The browser's locks; none where a page is not served securely. */
export type Locks = Pick<LockManager, 'request' | 'query'> | undefined

export interface Claim {
  /** Takes the match where no tab has it; false where one has. */
  take(): Promise<boolean>
  /** Waits so many milliseconds until it is given up, then takes it away. */
  takeOver(patience: number): Promise<void>
  /** Whether no tab has it. */
  isFree(): Promise<boolean>
  release(): Promise<void>
}

/**
 * Locks that this tab is giving up: leaving a match and coming back at once must not find it taken. The tab's, not a match's,
 * because the match that gives a lock up is closed by then; each goes when its lock is free.
 */
const leaving = new Map<string, Promise<unknown>>()

/** Without locks everybody may play, and only what was saved tells who does. */
const openClaim: Claim = {
  take: async () => true,
  takeOver: async () => undefined,
  isFree: async () => false,
  release: async () => undefined,
}

/** `onLost` is called when another tab has taken it away. */
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
          // Nobody waits for it any longer, or it was taken away.
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
