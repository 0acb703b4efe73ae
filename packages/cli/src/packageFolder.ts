// The folder of this package, the same from the sources and from a build. Neighbours: bin/build.mjs builds, ledger.ts
// looks for the packages beside this one.
import { existsSync } from 'node:fs'

const above = (folder: URL): URL =>
  existsSync(new URL('package.json', folder)) ? folder : above(new URL('..', folder))

export const packageFolder = above(new URL('.', import.meta.url))
