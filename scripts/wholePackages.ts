// Bundles each package into one module for the tests of other packages: hundreds of small modules in the test runner
// take a third longer. A package's own tests still import its files. Neighbours: vitest.config.ts.
import { fileURLToPath } from 'node:url'
import { rolldown } from 'rolldown'
import type { Plugin } from 'vite'

const NAME = /^@double-skulls\/(engine|odds|bots|league|words)$/
const MARK = '\0whole:'

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
  resolveId: (id) => (NAME.test(id) ? `${MARK}${id}` : null),
  load: (id) => {
    if (!id.startsWith(MARK)) return null
    const [, folder] = NAME.exec(id.slice(MARK.length)) ?? []
    return bundled(fileURLToPath(new URL(`../packages/${folder}/src/index.ts`, import.meta.url)))
  },
})
