// `npm test`: installs what is missing, then runs types, lint and tests in parallel; `npm test -- dodge` passes
// arguments to vitest. Neighbours: ensure-installed.mjs, ensure-chromium.mjs, types.mjs.
import { spawn, spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { ensureInstalled, root } from './ensure-installed.mjs'

ensureInstalled()

const bin = (path) => join(root, 'node_modules', path)
const some = process.argv.slice(2)
const seconds = (since) => `${((performance.now() - since) / 1000).toFixed(1)} s`
const start = performance.now()

// Once, before the tests that need it run in parallel; a selection of test files finds it by itself.
if (some.length === 0) {
  const { status } = spawnSync(process.execPath, [join(root, 'scripts/ensure-chromium.mjs')], { stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
}

const running = new Set()

/** Its output is buffered until it ends, unless it is `live`: two outputs at once are unreadable. */
const stage = (name, live, ...command) => {
  const began = performance.now()
  const child = spawn(process.execPath, command, { cwd: root, stdio: live ? 'inherit' : ['ignore', 'pipe', 'pipe'] })
  running.add(child)
  let told = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (told += chunk))
  child.on('exit', (code) => {
    running.delete(child)
    const ok = code === 0
    console.log(`${told === '' ? '' : `\n${told}`}--- ${name}: ${ok ? 'ok' : 'FAILED'} in ${seconds(began)}`)
    if (!ok) {
      for (const other of running) other.kill()
      process.exit(code ?? 1)
    }
    if (running.size === 0) console.log(`\nAll green in ${seconds(start)}.`)
  })
}

stage('types', false, join(root, 'scripts/types.mjs'))
stage('lint', false, bin('@biomejs/biome/bin/biome'), 'check', '--error-on-warnings')
stage('tests', true, bin('vitest/vitest.mjs'), 'run', ...some)
