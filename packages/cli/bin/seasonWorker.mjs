// A worker thread of `skulls season`. Threads do not inherit the loader that skulls.mjs registers, so it is done again here.
import { register } from 'tsx/esm/api'

register({ tsconfig: false })
await import('../src/season/worker.ts')
