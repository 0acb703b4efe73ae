// A worker thread of `skulls season`.
import { startBuilt } from './build.mjs'

await startBuilt('seasonWorker')
