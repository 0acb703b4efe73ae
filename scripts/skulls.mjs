// The `skulls` command from a bare clone: installs what is missing, then runs the CLI. Neighbours:
// ensure-installed.mjs, packages/cli/bin/skulls.mjs.
import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ensureInstalled, root } from './ensure-installed.mjs'

export function skulls(args) {
  ensureInstalled()
  const child = spawn(process.execPath, [join(root, 'packages/cli/bin/skulls.mjs'), ...args], { stdio: 'inherit' })
  // The terminal sends Ctrl-C to both; the child decides what it means.
  process.on('SIGINT', () => {})
  process.on('SIGTERM', () => child.kill('SIGTERM'))
  child.on('exit', (code, signal) => process.exit(code ?? 128 + constants.signals[signal]))
}

if (process.argv[1] && resolve(process.argv[1]) === fileURLToPath(import.meta.url)) skulls(process.argv.slice(2))
