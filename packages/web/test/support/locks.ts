// The browser's locks as far as the client uses them, for tests of several tabs in one process. Neighbours:
// ../match/sharedTable.test.ts; ../browser/tabs.test.ts has the real ones.
import type { Locks } from '../../src/match/claim.ts'

type Granted = (lock: Lock | null) => unknown

interface Waiting {
  readonly grant: () => void
}

/** One browser's locks: every tab of it gets the same object. */
export const newLocks = (): NonNullable<Locks> => {
  const held = new Map<string, { readonly steal: () => void }>()
  const queues = new Map<string, Waiting[]>()

  const next = (name: string): void => queues.get(name)?.shift()?.grant()

  const hold = (name: string, granted: Granted, done: (value: unknown) => void, failed: (error: unknown) => void) => {
    const own = { steal: () => failed(new DOMException('stolen', 'AbortError')) }
    held.set(name, own)
    Promise.resolve(granted({ name, mode: 'exclusive' })).then((value) => {
      if (held.get(name) !== own) return
      held.delete(name)
      done(value)
      next(name)
    }, failed)
  }

  const request = (name: string, options: LockOptions, granted: Granted): Promise<unknown> =>
    new Promise((done, failed) => {
      if (options.steal) {
        held.get(name)?.steal()
        hold(name, granted, done, failed)
      } else if (!held.has(name)) hold(name, granted, done, failed)
      else if (options.ifAvailable) Promise.resolve(granted(null)).then(done, failed)
      else {
        const waiting = { grant: () => hold(name, granted, done, failed) }
        const queue = queues.get(name) ?? []
        queues.set(name, [...queue, waiting])
        options.signal?.addEventListener('abort', () => {
          const rest = queues.get(name) ?? []
          if (!rest.includes(waiting)) return
          queues.set(
            name,
            rest.filter((one) => one !== waiting),
          )
          failed(options.signal?.reason)
        })
      }
    })

  return {
    request: request as LockManager['request'],
    query: async () => ({ held: [...held.keys()].map((name) => ({ name, mode: 'exclusive' })), pending: [] }),
  }
}
