// Reading and writing files with one-line errors. Neighbours: commands/ that take or leave files.
import {
  accessSync,
  constants,
  copyFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { dirname, resolve } from 'node:path'
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

const reasonOf = (error: unknown): string => {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  return reasons[code] ?? (error instanceof Error ? error.message : String(error))
}

export const readText = (path: string): string => {
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    return refuse(`cannot read "${path}": ${reasonOf(error)}; give the path of a file that can be read`)
  }
}

/** Written beside its place and then renamed, so that nobody ever finds half a file. */
export const writeWhole = (path: string, text: string): void => {
  const beside = `${path}.${process.pid}.tmp`
  try {
    writeFileSync(beside, text)
    renameSync(beside, path)
  } catch (error) {
    rmSync(beside, { force: true })
    refuse(`cannot write "${path}": ${reasonOf(error)}; give a path that can be written`)
  }
}

/** Parent by parent: Node's own recursive way never returns where the system denies a folder, as in /proc. */
const makeFolders = (path: string): void => {
  if (statSync(path, { throwIfNoEntry: false })?.isDirectory()) return
  const parent = dirname(path)
  if (parent !== path) makeFolders(parent)
  mkdirSync(path)
}

/** Makes the folder if it is not there, and says at once if nothing can be written into it. */
export const makeFolder = (path: string): void => {
  try {
    makeFolders(resolve(path))
    accessSync(path, constants.W_OK)
  } catch (error) {
    refuse(`cannot use the folder "${path}": ${reasonOf(error)}; give another one`)
  }
}

export interface NewFile {
  readonly path: string
  readonly text: string
  /** Keep what was there beside it, with `.bak` at its end. */
  readonly keepOld?: boolean
}

/** Several files at once: all are written beside their places before the first is renamed, so that a full disk changes none. */
export const writeTogether = (files: readonly NewFile[]): void => {
  const staged = files.map((file) => ({ ...file, beside: `${file.path}.${process.pid}.tmp` }))
  try {
    for (const { beside, text } of staged) writeFileSync(beside, text)
    for (const { path, keepOld } of staged) if (keepOld && existsSync(path)) copyFileSync(path, `${path}.bak`)
    for (const { path, beside } of staged) renameSync(beside, path)
  } catch (error) {
    for (const { beside } of staged) rmSync(beside, { force: true })
    refuse(
      `cannot write ${files.map(({ path }) => `"${path}"`).join(', ')}: ${reasonOf(error)}; give paths that can be written`,
    )
  }
}
