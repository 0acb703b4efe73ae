// Changes several files atomically: all or none, and only if they still hold what the change was based on. Neighbours:
// locks.ts locks the files, journal.ts has the steps, settle.ts recovers interrupted changes.
import { randomBytes } from 'node:crypto'
import { existsSync, readdirSync, rmSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { withoutMark } from '@double-skulls/engine'
import { cannotWrite } from '../files.ts'
import { refuse, UsageError } from '../usage.ts'
import { finishing, hashOf, journalOf, type Plan, preparing, type Steps, takingBack, textIn } from './journal.ts'
import { inTurn, type Patience, USUAL_PATIENCE, withLocks } from './locks.ts'
import { doAll, realPath, settle } from './settle.ts'

export interface NewFile {
  readonly path: string
  readonly text: string
  /** The text it must still hold; null where it must not exist; absent where it is replaced unconditionally. */
  readonly was?: string | null
  /** Keep the old file with the extension `.bak`. */
  readonly keepOld?: boolean
}

interface Target extends NewFile {
  readonly real: string
}

const targetOf = (file: NewFile): Target => ({
  ...file,
  real: realPath(file.path) ?? cannotWrite([file.path], Object.assign(new Error(), { code: 'ENOENT' })),
})

/** Removes temporary files of killed commands whose change was not committed. */
const sweep = (real: string): void => {
  const start = `${basename(real)}.`
  for (const name of readdirSync(dirname(real)))
    if (name.startsWith(start) && /^(commit\.)?[0-9a-f]{12}\.new$/.test(name.slice(start.length)))
      rmSync(join(dirname(real), name), { force: true })
}

const planOf = (targets: readonly Target[]): Plan => ({
  id: randomBytes(6).toString('hex'),
  files: targets.map(({ real, text, keepOld = false }) => {
    const now = textIn(real)
    return { path: real, was: now === null ? null : hashOf(now), becomes: hashOf(text), keepOld }
  }),
})

/** All steps of a change on the disk. */
export function* changing(plan: Plan, texts: readonly string[]): Steps {
  let decided = false
  try {
    yield* preparing(plan, texts)
    decided = true
    yield* finishing(plan)
  } catch (error) {
    if (!decided || plan.files.length === 1) doAll(takingBack(plan))
    else if (!(error instanceof UsageError))
      cannotWrite(
        plan.files.map(({ path }) => path),
        error,
        'the change is kept, and the next command that uses one of them finishes it',
      )
    throw error
  }
}

/** The text as commands read it, without a byte-order mark. */
const plain = (text: string | null): string | null => (text === null ? null : withoutMark(text))

const write = (targets: readonly Target[]): 'done' | 'unsettled' | { readonly changed: string } => {
  if (targets.some(({ real }) => existsSync(journalOf(real)))) return 'unsettled'
  const changed = targets.find(({ real, was }) => was !== undefined && plain(textIn(real)) !== was)
  if (changed) return { changed: changed.path }
  for (const { real } of targets) sweep(real)
  doAll(
    changing(
      planOf(targets),
      targets.map(({ text }) => text),
    ),
  )
  return 'done'
}

/**
 * Writes all of these files or none. Returns the path of a file that has changed meanwhile; null when all are written.
 */
export const commit = async (
  files: readonly NewFile[],
  patience: Patience = USUAL_PATIENCE,
): Promise<string | null> => {
  if (files.length === 0) return null
  const targets = files.map(targetOf)
  const twice = targets.find(({ real }, i) => targets.findIndex((one) => one.real === real) !== i)
  if (twice) return refuse(`"${twice.path}" would be written twice at once; give different paths`)
  const paths = targets.map(({ real }) => real)
  try {
    for (;;) {
      await settle(paths, patience)
      const end = await withLocks(paths, patience, () => write(targets))
      if (end === 'done') return null
      if (end !== 'unsettled') return end.changed
    }
  } catch (error) {
    if (error instanceof UsageError) throw error
    return cannotWrite(
      files.map(({ path }) => path),
      error,
    )
  }
}

export interface Change<R> {
  readonly files: readonly NewFile[]
  readonly value: R
}

/** Reads, computes and writes; starts again where another command was faster. */
export const changeFiles = async <R>(
  workOut: () => Change<R> | Promise<Change<R>>,
  patience: Patience = USUAL_PATIENCE,
): Promise<R> => {
  const began = performance.now()
  const attempt = async (): Promise<{ readonly value: R; readonly changed: string | null }> => {
    const { files, value } = await workOut()
    return { value, changed: await commit(files, patience) }
  }
  let { value, changed } = await attempt()
  while (changed !== null) {
    if (performance.now() - began > patience.givesUpAfter)
      refuse(
        `"${changed}" is changed by other commands all the time; nothing was written; try again when they are done`,
      )
    ;({ value, changed } = await inTurn(realPath(changed) ?? changed, patience, attempt))
  }
  return value
}
