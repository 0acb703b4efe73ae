// Types of the part of proper-lockfile that locks.ts uses; the library has none. Neighbours: locks.ts.
declare module 'proper-lockfile' {
  interface LockOptions {
    /** Whether links in the path are resolved; then the file must exist. */
    readonly realpath?: boolean
    /** Milliseconds without a refresh after which a lock is stale. */
    readonly stale?: number
    /** The refresh interval in milliseconds. */
    readonly update?: number
    readonly onCompromised?: (error: Error) => void
  }
  /** Rejects with the code ELOCKED where the lock is held. */
  export const lock: (file: string, options: LockOptions) => Promise<() => Promise<void>>
}
