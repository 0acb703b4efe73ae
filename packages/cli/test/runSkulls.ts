// Runs the skulls command as a child process. Neighbours: the tests in this folder.
import { execFile, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { onTestFinished } from 'vitest'

const bin = fileURLToPath(new URL('../bin/skulls.mjs', import.meta.url))

export interface Outcome {
  readonly code: number
  readonly out: string
  readonly err: string
}

/** With this text as input, or none, and then end of input. */
export const skullsTyping = (input: string, ...words: readonly string[]): Promise<Outcome> =>
  new Promise((resolve) => {
    const child = execFile(process.execPath, [bin, ...words], { maxBuffer: 2 ** 26 }, (error, out, err) => {
      resolve({ code: error ? Number(error.code) : 0, out, err })
    })
    // A command that reads no input may exit before it is written.
    child.stdin?.on('error', () => {})
    child.stdin?.end(input)
  })

export const skulls = (...words: readonly string[]): Promise<Outcome> => skullsTyping('', ...words)

/** Interrupts the command as Ctrl-C does, once it has come so far. */
export const skullsInterrupted = async (words: readonly string[], soFar: () => boolean): Promise<Outcome> => {
  const child = spawn(process.execPath, [bin, ...words])
  onTestFinished(() => {
    child.kill('SIGKILL')
  })
  let out = ''
  let err = ''
  child.stdout.on('data', (data) => {
    out += data
  })
  child.stderr.on('data', (data) => {
    err += data
  })
  const ended = new Promise<number | null>((resolve) => child.on('exit', resolve))
  while (!soFar()) await sleep(20)
  child.kill('SIGINT')
  return { code: (await ended) ?? -1, out, err }
}

export const lineCount = (text: string): number => text.split('\n').length - 1

/** A folder that is removed after the test. */
export const newFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'skulls-test-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}
