// Locks on files that commands write: a folder FILE.lock beside the file while a command writes it. Neighbours:
// commit.ts takes the locks; `proper-lockfile` makes and refreshes them.
/// <reference path="./properLockfile.d.ts" />
import { rmdirSync, statSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { lock } from 'proper-lockfile'
import { cannotWrite, codeOf } from '../files.ts'
import { refuse } from '../usage.ts'

type Release = () => Promise<void>

export interface Patience {
  /** Milliseconds after which a waiting command says so. */
  readonly toldAfter: number
  readonly givesUpAfter: number
}

export const USUAL_PATIENCE: Patience = { toldAfter: 1_000, givesUpAfter: 60_000 }

/** Writing takes milliseconds, so a lock not refreshed for this long was left by a killed command. */
const STALE_AFTER = 5_000
const SIGN_OF_LIFE = 1_000
const LOOK_AGAIN_AFTER = 20

const folderOf = (path: string): string => `${path}.lock`

/** null where another command has it. The library must not remove stale locks itself: two commands could race. */
const tryLock = async (path: string, stale: number): Promise<Release | null> => {
  try {
    return await lock(path, { realpath: false, stale, update: SIGN_OF_LIFE, onCompromised: () => {} })
  } catch (error) {
    if (codeOf(error) === 'ELOCKED') return null
    return cannotWrite([path], error)
  }
}

const isStale = (path: string): boolean => {
  const folder = statSync(folderOf(path), { throwIfNoEntry: false })
  return folder !== undefined && folder.mtimeMs < Date.now() - STALE_AFTER
}

/** Only one command at a time may remove a stale lock; otherwise it could remove another command's new one. */
const removeStale = async (path: string): Promise<boolean> => {
  if (!isStale(path)) return false
  const release = await tryLock(`${path}.stale`, STALE_AFTER)
  if (release === null) return false
  try {
    if (!isStale(path)) return false
    rmdirSync(folderOf(path))
    return true
  } catch (error) {
    return codeOf(error) === 'ENOENT' || cannotWrite([path], error)
  } finally {
    await release()
  }
}

const lockOne = async (path: string, shown: string, { toldAfter, givesUpAfter }: Patience): Promise<Release> => {
  const began = performance.now()
  for (let warned = false; ; ) {
    const release = await tryLock(path, Number.POSITIVE_INFINITY)
    if (release !== null) return release
    if (await removeStale(path)) continue
    const waited = performance.now() - began
    if (waited > givesUpAfter)
      refuse(
        `"${shown}" is still being written by another command after ${Math.round(givesUpAfter / 1000)} seconds; nothing was changed; try again when it is done`,
      )
    if (!warned && waited > toldAfter) {
      console.error(`skulls: waiting for another command that is writing "${shown}" …`)
      warned = true
    }
    await sleep(LOOK_AGAIN_AFTER * (1 + Math.random()))
  }
}

const withReleased = async <R>(held: readonly Release[], run: () => R | Promise<R>): Promise<R> => {
  try {
    return await run()
  } finally {
    // A lock removed by hand is no error.
    for (const release of held) await release().catch(() => {})
  }
}

/** Runs with locks on all of these files. All commands take locks in the same order, so there is no deadlock. */
export const withLocks = async <R>(paths: readonly string[], patience: Patience, run: () => R): Promise<R> => {
  const held: Release[] = []
  return withReleased(held, async () => {
    for (const path of [...new Set(paths)].sort()) held.push(await lockOne(path, path, patience))
    return run()
  })
}

/** Queues commands that lost a race for the file once, so that they do not race again. */
export const inTurn = async <R>(path: string, patience: Patience, run: () => Promise<R>): Promise<R> =>
  withReleased([await lockOne(`${path}.turn`, path, patience)], run)
