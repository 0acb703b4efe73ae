// A worker thread of `skulls arena`. Neighbours: build.mjs, ../src/arena/arenaWorker.ts.
import { startBuilt } from './build.mjs'

await startBuilt('arenaWorker')
