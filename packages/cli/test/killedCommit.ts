// A command that is killed while it writes: a child process that does only a given number of steps. Neighbours:
// filesKilled.test.ts builds and starts it.
import { readFileSync } from 'node:fs'
import { changing } from '../src/filesTogether/commit.ts'
import { type Plan, readJournal, type Steps } from '../src/filesTogether/journal.ts'
import { USUAL_PATIENCE, withLocks } from '../src/filesTogether/locks.ts'
import { settling } from '../src/filesTogether/settle.ts'

export interface KilledCommit {
  /** The texts to write; null: recover the interrupted change beside `path`. */
  readonly write: { readonly plan: Plan; readonly texts: readonly string[] } | null
  readonly path: string
  /** The files it locks. */
  readonly paths: readonly string[]
  readonly steps: number
}

const { write, path, paths, steps }: KilledCommit = JSON.parse(readFileSync(process.argv[2], 'utf8'))

const stepsOf = (): Steps => {
  if (write) return changing(write.plan, write.texts)
  const found = readJournal(path)
  if (!found) throw new Error(`there is nothing to settle beside ${path}`)
  return settling(found).steps
}

await withLocks(paths, USUAL_PATIENCE, () => {
  const going = stepsOf()
  for (let step = 0; step < steps; step++) {
    const { done, value } = going.next()
    if (done) break
    console.log(value)
  }
  process.kill(process.pid, 'SIGKILL')
})
