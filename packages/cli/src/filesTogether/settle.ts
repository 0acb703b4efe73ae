// Finishes or rolls back the interrupted change of a killed command before a file is used. Neighbours: journal.ts has
// the steps, commands call `settle` with their files.
import { existsSync, realpathSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { cannotWrite, codeOf } from '../files.ts'
import { refuse, UsageError } from '../usage.ts'
import { finishing, journalOf, type Plan, readJournal, type Steps, takingBack } from './journal.ts'
import { type Patience, USUAL_PATIENCE, withLocks } from './locks.ts'

/** The real path of the file; null where its folder does not exist. */
export const realPath = (path: string): string | null => {
  for (const find of [() => realpathSync(path), () => join(realpathSync(dirname(resolve(path))), basename(path))]) {
    try {
      return find()
    } catch (error) {
      if (codeOf(error) !== 'ENOENT' && codeOf(error) !== 'ENOTDIR') throw error
    }
  }
  return null
}

export const doAll = (steps: Steps): void => {
  for (const _step of steps);
}

/** The recovery for a journal found beside a file. */
export const settling = (journal: Plan): { readonly steps: Steps; readonly message: string } => {
  const [first] = journal.files
  const names = journal.files.map(({ path }) => `"${path}"`).join(', ')
  return readJournal(first.path)?.id === journal.id
    ? { steps: finishing(journal), message: `a change of ${names} had been interrupted; it is finished now` }
    : { steps: takingBack(journal), message: `a change of ${names} had been interrupted; all of them are as before it` }
}

const settleOne = async (path: string, patience: Patience): Promise<void> => {
  for (let plan = readJournal(path); plan !== null; plan = readJournal(path)) {
    const { id, files } = plan
    for (const file of files)
      if (!existsSync(dirname(file.path)))
        refuse(
          `a change of "${path}" and "${file.path}" was interrupted, and the folder of the latter is not there; bring it back, or remove "${journalOf(path)}" to leave "${path}" as it is`,
        )
    await withLocks(
      files.map((file) => file.path),
      patience,
      () => {
        // The command that made it may have finished meanwhile.
        const journal = readJournal(path)
        if (journal?.id !== id) return
        const { steps, message } = settling(journal)
        doAll(steps)
        console.error(`skulls: ${message}`)
      },
    )
  }
}

/** Recovers all interrupted changes that involve these files. */
export const settle = async (paths: readonly string[], patience: Patience = USUAL_PATIENCE): Promise<void> => {
  for (const path of paths) {
    const real = realPath(path)
    if (real === null || !existsSync(journalOf(real))) continue
    try {
      await settleOne(real, patience)
    } catch (error) {
      if (error instanceof UsageError) throw error
      cannotWrite([real], error)
    }
  }
}
