// Plays fixtures on worker threads; the result of a game does not depend on the thread. Neighbours: ../threads.ts
// distributes the jobs, arenaWorker.ts is the thread, ../commands/arena.ts shows the progress.
import { packageFolder } from '../packageFolder.ts'
import { JobFailed, openThreads } from '../threads.ts'
import type { Job } from './arenaWorker.ts'
import type { Fixture } from './fixtures.ts'
import type { GameResult } from './game.ts'

export class GameFailed extends Error {
  readonly fixture: Fixture
  constructor(fixture: Fixture, fault: string) {
    super(fault)
    this.fixture = fixture
  }
}

export interface Playing {
  readonly recorded: boolean
  /** Stops at once; finished games have been delivered. */
  readonly stop: AbortSignal
  readonly onResult: (fixture: Fixture, result: GameResult) => void
}

export interface Pool {
  readonly threads: number
  /** Resolves when all fixtures are played or the signal is aborted; rejects with the first failure. */
  play(fixtures: readonly Fixture[], playing: Playing): Promise<void>
  close(): Promise<void>
}

const ENTRY = new URL('bin/arenaWorker.mjs', packageFolder)

export const openPool = (threads: number): Pool => {
  const team = openThreads<Job, GameResult>(ENTRY, threads)
  return {
    threads,
    async play(fixtures, { recorded, stop, onResult }) {
      const jobs = fixtures.map((fixture): Job => ({ fixture, recorded }))
      try {
        await team.work(jobs, { stop, onResult: ({ fixture }, result) => onResult(fixture, result) })
      } catch (error) {
        if (error instanceof JobFailed) throw new GameFailed((error.job as Job).fixture, error.message)
        throw error
      }
    },
    close: team.close,
  }
}
