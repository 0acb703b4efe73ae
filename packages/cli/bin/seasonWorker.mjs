// A worker thread of `skulls season`. Neighbours: build.mjs, ../src/season/seasonWorker.ts.
import { startBuilt } from './build.mjs'

await startBuilt('seasonWorker')
