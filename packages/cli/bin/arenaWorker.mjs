// A worker thread of `skulls arena`. Neighbours: build.mjs, ../src/arena/worker.ts.
import { startBuilt } from './build.mjs'

await startBuilt('arenaWorker')
