// `npm test`: installs what is missing (Chromium too), then types, lint and unit tests, stopping at the first that fails.
// Extra arguments go to vitest: `npm test -- dodge`.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { ensureInstalled, root } from './ensure-installed.mjs'

ensureInstalled()

const bin = (path) => join(root, 'node_modules', path)
const some = process.argv.slice(2)
const stages = [
  // Once, before the tests that want it run side by side; a choice of test files finds it by itself.
  ...(some.length === 0 ? [['browser', join(root, 'scripts/ensure-chromium.mjs')]] : []),
  ['types', join(root, 'scripts/types.mjs')],
  ['lint', bin('@biomejs/biome/bin/biome'), 'check', '--error-on-warnings'],
  ['unit tests', bin('vitest/vitest.mjs'), 'run', ...some],
]

const seconds = (since) => `${((performance.now() - since) / 1000).toFixed(1)} s`
const start = performance.now()
for (const [name, ...command] of stages) {
  console.log(`\n=== ${name} ===`)
  const began = performance.now()
  const { status } = spawnSync(process.execPath, command, { cwd: root, stdio: 'inherit' })
  console.log(`--- ${name}: ${status === 0 ? 'ok' : 'FAILED'} in ${seconds(began)}`)
  if (status !== 0) process.exit(status ?? 1)
}
console.log(`\nAll green in ${seconds(start)}.`)
