// A worker thread of `skulls season`. Neighbours: build.mjs, ../src/season/worker.ts.
import { startBuilt } from './build.mjs'

await startBuilt('seasonWorker')
