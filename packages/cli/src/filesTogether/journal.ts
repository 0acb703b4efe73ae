// The journal of a change of several files, FILE.commit beside each: after a kill, the next command finishes the change
// or rolls it back. Neighbours: commit.ts makes changes, settle.ts finds journals.
import { createHash } from 'node:crypto'
import {
  closeSync,
  copyFileSync,
  existsSync,
  fsyncSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { dirname, relative, resolve } from 'node:path'
import { codeOf } from '../files.ts'
import { refuse } from '../usage.ts'

const FORMAT = 'double-skulls-commit'
const VERSION = 1

/** One file of a change: its path, and the hashes of its old and new text; null: no file. */
export interface PlannedFile {
  readonly path: string
  readonly was: string | null
  readonly becomes: string
  /** Keep the old file with the extension `.bak`. */
  readonly keepOld: boolean
}

/**
 * A change. The journal beside the first file is the commit point: with it the change is finished, without it rolled
 * back.
 */
export interface Plan {
  readonly id: string
  readonly files: readonly PlannedFile[]
}

export const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex')

export const textIn = (path: string): string | null => {
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return null
    throw error
  }
}

const stateOf = (path: string): string | null => {
  const text = textIn(path)
  return text === null ? null : hashOf(text)
}

export const journalOf = (path: string): string => `${path}.commit`
export const stagedOf = ({ id }: Plan, path: string): string => `${path}.${id}.new`

/** Flushes to disk before the next step relies on it. */
export const writeSafely = (path: string, text: string): void => {
  const file = openSync(path, 'w')
  try {
    writeFileSync(file, text)
    fsyncSync(file)
  } finally {
    closeSync(file)
  }
}

/** Paths are relative to the journal, so that a folder can be moved. */
const writeJournal = ({ id, files }: Plan, at: string): void => {
  const paths = files.map((file) => ({ ...file, path: relative(dirname(at), file.path) }))
  const beside = `${journalOf(at)}.${id}.new`
  writeSafely(beside, `${JSON.stringify({ format: FORMAT, version: VERSION, id, files: paths }, null, 1)}\n`)
  renameSync(beside, journalOf(at))
}

const isText = (value: unknown): value is string => typeof value === 'string'
const isPlanned = (value: unknown): value is PlannedFile => {
  if (typeof value !== 'object' || value === null) return false
  const { path, was, becomes, keepOld }: { [field: string]: unknown } = { ...value }
  return isText(path) && (was === null || isText(was)) && isText(becomes) && typeof keepOld === 'boolean'
}

/** null where there is none. */
export const readJournal = (at: string): Plan | null => {
  const text = textIn(journalOf(at))
  if (text === null) return null
  try {
    const { format, version, id, files }: { [field: string]: unknown } = { ...JSON.parse(text) }
    if (format === FORMAT && version === VERSION && isText(id) && Array.isArray(files) && files.every(isPlanned))
      return { id, files: files.map((file) => ({ ...file, path: resolve(dirname(at), file.path) })) }
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error
  }
  return refuse(
    `"${journalOf(at)}" is no journal of a change, or of another version of Double Skulls; finish with that one, or remove it`,
  )
}

const namesOf = ({ files }: Plan): string => files.map(({ path }) => `"${path}"`).join(', ')

/** The steps of a change; each yields its name, so that tests can stop after any of them. */
export type Steps = Generator<string, void>

function* replaced(plan: Plan, { path, was, becomes, keepOld }: PlannedFile): Steps {
  const now = stateOf(path)
  if (now === becomes) {
    rmSync(stagedOf(plan, path), { force: true })
    return
  }
  if (now !== null && now !== was)
    refuse(
      `a change of ${namesOf(plan)} was interrupted, and "${path}" was changed by other means since; move "${path}" away to have the change finished, or remove "${journalOf(plan.files[0].path)}" to leave all files as they are`,
    )
  if (!existsSync(stagedOf(plan, path)))
    refuse(
      `a change of ${namesOf(plan)} was interrupted, and "${stagedOf(plan, path)}" is not there any more; bring it back, or remove "${journalOf(plan.files[0].path)}" to leave all files as they are`,
    )
  if (keepOld && now !== null) {
    copyFileSync(path, `${path}.bak`)
    yield `kept ${path}`
  }
  renameSync(stagedOf(plan, path), path)
  yield `renamed ${path}`
}

const isNoted = ({ id }: Plan, path: string): boolean => readJournal(path)?.id === id

function* forgetting(plan: Plan, files: readonly PlannedFile[]): Steps {
  for (const { path } of files) {
    if (!isNoted(plan, path)) continue
    rmSync(journalOf(path))
    yield `forgot ${path}`
  }
}

/** The steps after the commit point; idempotent. */
export function* finishing(plan: Plan): Steps {
  // A missing journal means that all files were replaced, and may have changed again since.
  const isReplaced = plan.files.length > 1 && plan.files.some(({ path }) => !isNoted(plan, path))
  if (!isReplaced) for (const file of plan.files) yield* replaced(plan, file)
  // The deciding journal is removed last; otherwise a remaining one would look undecided.
  yield* forgetting(plan, [...plan.files].reverse())
}

/** Rolls back a change before its commit point: no file has been replaced. */
export function* takingBack(plan: Plan): Steps {
  for (const { path } of plan.files) {
    rmSync(stagedOf(plan, path), { force: true })
    yield `dropped ${path}`
  }
  yield* forgetting(plan, plan.files.slice(1))
}

/** Writes the new texts beside their files, then the journals, the deciding one last. */
export function* preparing(plan: Plan, texts: readonly string[]): Steps {
  for (const [i, { path }] of plan.files.entries()) {
    writeSafely(stagedOf(plan, path), texts[i])
    yield `staged ${path}`
  }
  // A single file is replaced by one rename, which is atomic.
  if (plan.files.length === 1) return
  for (const { path } of plan.files.slice(1)) {
    writeJournal(plan, path)
    yield `noted ${path}`
  }
  // Another command may have taken a paused command for dead and rolled its change back.
  const lost = plan.files.find(({ path }) => !existsSync(stagedOf(plan, path)))
  if (lost) refuse(`another command has taken over "${lost.path}"; nothing was changed; try again`)
  writeJournal(plan, plan.files[0].path)
  yield `decided ${plan.files[0].path}`
}
