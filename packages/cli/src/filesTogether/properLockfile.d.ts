// The part of the library that locks.ts uses; it brings no types.
declare module 'proper-lockfile' {
  interface LockOptions {
    /** Whether links in the path are followed; the file must be there then. */
    readonly realpath?: boolean
    /** After so many milliseconds without a sign of life a lock counts as left behind. */
    readonly stale?: number
    /** How often the holder gives a sign of life, in milliseconds. */
    readonly update?: number
    readonly onCompromised?: (error: Error) => void
  }
  /** Rejects with the code ELOCKED where another one holds the lock. */
  export const lock: (file: string, options: LockOptions) => Promise<() => Promise<void>>
}
