// Bundles each package into one module for the tests of other packages: hundreds of small modules in the test runner
// take a third longer. A package's own tests still import its files. Neighbours: vitest.config.ts.
import { fileURLToPath } from 'node:url'
import { rolldown } from 'rolldown'
import type { Plugin } from 'vite'

const NAME = /^@double-skulls\/(engine|odds|bots|league|words)$/
/** A manifest of the engine by itself, which the client fetches when it needs it. */
const MANIFEST = /^@double-skulls\/engine\/editions\/(\w+)$/
const MARK = '\0whole:'

const sourceOf = (path: string): string => fileURLToPath(new URL(`../packages/${path}`, import.meta.url))

const bundled = async (entry: string): Promise<{ readonly code: string; readonly map: string }> => {
  const bundle = await rolldown({ input: entry, external: /^[^./]/, platform: 'neutral' })
  const { output } = await bundle.generate({ format: 'esm', sourcemap: true })
  await bundle.close()
  const [{ code, map }] = output
  return { code, map: map?.toString() ?? '' }
}

export const wholePackages = (): Plugin => ({
  name: 'whole-packages',
  enforce: 'pre',
  resolveId: (id) => {
    const [, edition] = MANIFEST.exec(id) ?? []
    if (edition !== undefined) return sourceOf(`engine/src/editions/${edition}.ts`)
    return NAME.test(id) ? `${MARK}${id}` : null
  },
  load: (id) => {
    if (!id.startsWith(MARK)) return null
    const [, folder] = NAME.exec(id.slice(MARK.length)) ?? []
    return bundled(sourceOf(`${folder}/src/index.ts`))
  },
})
