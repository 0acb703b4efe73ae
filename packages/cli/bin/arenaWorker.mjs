// A worker thread of `skulls arena`.
import { startBuilt } from './build.mjs'

await startBuilt('arenaWorker')
