// Plays fixtures on worker threads, each thread taking the next one as soon as it is free. Which thread plays what changes
// nothing: a game follows from its fixture. Neighbours: worker.ts is the thread, commands/arena.ts shows the progress.
import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { Fixture } from './fixtures.ts'
import type { GameResult } from './game.ts'
import type { Job, JobDone } from './worker.ts'

export class GameFailed extends Error {
  readonly fixture: Fixture
  constructor(fixture: Fixture, fault: string) {
    super(fault)
    this.fixture = fixture
  }
}

export interface Playing {
  readonly recorded: boolean
  /** Ends the play at once; what was played until then has been handed over. */
  readonly stop: AbortSignal
  readonly onResult: (fixture: Fixture, result: GameResult) => void
}

export interface Pool {
  readonly threads: number
  /** Resolves when all fixtures are played or the signal came; rejects with the first that failed. */
  play(fixtures: readonly Fixture[], playing: Playing): Promise<void>
  close(): Promise<void>
}

const ENTRY = new URL('../../bin/arenaWorker.mjs', import.meta.url)

/** A thread that ends by itself answers with that as its fault. */
const newThread = () => {
  const worker = new Worker(ENTRY)
  let answer: (done: JobDone) => void = () => {}
  worker.on('message', (done: JobDone) => answer(done))
  worker.on('error', (error) => answer({ fault: error.stack ?? error.message }))
  worker.on('exit', (code) => answer({ fault: `the thread ended with code ${code}` }))
  return {
    play: (job: Job): Promise<JobDone> =>
      new Promise((resolve) => {
        answer = resolve
        worker.postMessage(job)
      }),
    end: () => worker.terminate(),
  }
}

/** The threads start with the first games and stay: all that one pool plays is played by the same code. */
export const openPool = (threads: number): Pool => {
  const team: ReturnType<typeof newThread>[] = []
  return {
    threads,
    async play(fixtures, { recorded, stop, onResult }) {
      if (stop.aborted) return
      while (team.length < Math.min(threads, fixtures.length)) team.push(newThread())
      let next = 0
      let over = false
      const work = async (thread: (typeof team)[number]): Promise<void> => {
        for (let fixture = fixtures[next++]; fixture; fixture = fixtures[next++]) {
          const done = await thread.play({ fixture, recorded })
          if (over) return
          if ('fault' in done) throw new GameFailed(fixture, done.fault)
          onResult(fixture, done.result)
        }
      }
      const listening = new AbortController()
      const stopped = once(stop, 'abort', { signal: listening.signal }).catch(() => {})
      try {
        await Promise.race([Promise.all(team.map(work)), stopped])
      } finally {
        over = true
        listening.abort()
      }
    },
    async close() {
      await Promise.all(team.splice(0).map((thread) => thread.end()))
    },
  }
}
