// A thread that plays the fixtures it is sent, one after the other. Neighbours: pool.ts sends them, game.ts plays them,
// bin/arenaWorker.mjs starts this file.
import { parentPort } from 'node:worker_threads'
import { type Engine, engineFor } from '@double-skulls/engine'
import { chooseEdition } from '../choices.ts'
import type { Fixture } from './fixtures.ts'
import { type GameResult, playFixture } from './game.ts'

export interface Job {
  readonly fixture: Fixture
  readonly recorded: boolean
}

/** What came of a job: a result, or the trace of what was thrown. */
export type JobDone = { readonly result: GameResult } | { readonly fault: string }

const engines = new Map<string, Engine>()

const engineOf = (edition: string): Engine => {
  const engine = engines.get(edition) ?? engineFor(chooseEdition(edition))
  engines.set(edition, engine)
  return engine
}

const done = ({ fixture, recorded }: Job): JobDone => {
  try {
    return { result: playFixture(engineOf(fixture.edition), fixture, recorded) }
  } catch (error) {
    return { fault: error instanceof Error ? (error.stack ?? error.message) : String(error) }
  }
}

parentPort?.on('message', (job: Job) => parentPort?.postMessage(done(job)))
