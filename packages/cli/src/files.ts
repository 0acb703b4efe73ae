// Reads and writes files with one-line errors. Neighbours: the commands that use files; filesTogether/commit.ts writes
// files that other commands may change too.
import { accessSync, constants, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { withoutMark } from '@double-skulls/engine'
import { refuse } from './usage.ts'

const reasons: { readonly [code: string]: string } = {
  ENOENT: 'there is no such file or folder',
  EISDIR: 'it is a folder, not a file',
  ENOTDIR: 'part of the path is a file, not a folder',
  EEXIST: 'a file of that name is in the way',
  EACCES: 'access is not permitted',
  EPERM: 'access is not permitted',
  ENOSPC: 'the disk is full',
}

export const codeOf = (error: unknown): string => (error instanceof Error && 'code' in error ? String(error.code) : '')

export const reasonOf = (error: unknown): string =>
  reasons[codeOf(error)] ?? (error instanceof Error ? error.message : String(error))

export const cannotWrite = (paths: readonly string[], error: unknown, remedy = ''): never => {
  const names = paths.map((path) => `"${path}"`).join(', ')
  const usual = paths.length === 1 ? 'give a path that can be written' : 'give paths that can be written'
  return refuse(`cannot write ${names}: ${reasonOf(error)}; ${remedy || usual}`)
}

export const readText = (path: string): string => {
  try {
    return withoutMark(readFileSync(path, 'utf8'))
  } catch (error) {
    return refuse(`cannot read "${path}": ${reasonOf(error)}; give the path of a file that can be read`)
  }
}

/** null where there is no such file. */
export const readIfThere = (path: string): string | null =>
  statSync(path, { throwIfNoEntry: false }) === undefined ? null : readText(path)

/** Written to a temporary file and renamed, so that the file is never half written. */
export const writeWhole = (path: string, text: string): void => {
  const beside = `${path}.${process.pid}.tmp`
  try {
    writeFileSync(beside, text)
    renameSync(beside, path)
  } catch (error) {
    rmSync(beside, { force: true })
    cannotWrite([path], error)
  }
}

/** Parent by parent: Node's recursive mkdir never returns where the system denies a folder, as in /proc. */
const makeFolders = (path: string, isPart = false): void => {
  const there = statSync(path, { throwIfNoEntry: false })
  if (there?.isDirectory()) return
  // Node 20 reports this itself; later versions only report that nothing is there.
  if (there && isPart) throw Object.assign(new Error(`${path} is a file`), { code: 'ENOTDIR' })
  const parent = dirname(path)
  if (parent !== path) makeFolders(parent, true)
  mkdirSync(path)
}

/** Makes the folder if needed, and refuses one that is not writable. */
export const makeFolder = (path: string): void => {
  try {
    makeFolders(resolve(path))
    accessSync(path, constants.W_OK)
  } catch (error) {
    refuse(`cannot use the folder "${path}": ${reasonOf(error)}; give another one`)
  }
}
