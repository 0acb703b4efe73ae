// A worker thread that plays fixtures. Neighbours: pool.ts sends them, game.ts plays them, bin/arenaWorker.mjs starts
// this file.
import { engineOf } from '../engines.ts'
import { serveJobs } from '../threads.ts'
import type { Fixture } from './fixtures.ts'
import { type GameResult, playFixture } from './game.ts'

export interface Job {
  readonly fixture: Fixture
  readonly recorded: boolean
}

serveJobs<Job, GameResult>(({ fixture, recorded }) => playFixture(engineOf(fixture.edition), fixture, recorded))
