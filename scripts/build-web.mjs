// Builds the client into packages/web/dist, or into WEB_DIST; prints a clear error otherwise. Neighbours: start.mjs,
// packages/web/vite.config.ts.
import { spawnSync } from 'node:child_process'
import { accessSync, constants, existsSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { root } from './ensure-installed.mjs'

export const dist = process.env.WEB_DIST ? resolve(process.env.WEB_DIST) : join(root, 'packages/web/dist')

export function buildWeb({ quiet = false } = {}) {
  const place = existsSync(dist) ? dist : dirname(dist)
  try {
    accessSync(place, constants.W_OK)
  } catch {
    console.error(`The client cannot be built: there is no write access to ${place}.`)
    console.error('Change its permissions, or serve what was built before with `npm start -- --no-build`.')
    process.exit(2)
  }
  if (!quiet) console.log('Building the client …')
  const vite = join(root, 'node_modules/vite/bin/vite.js')
  const build = [vite, 'build', '--logLevel', 'warn', '--outDir', dist, '--emptyOutDir']
  const { status, stdout, stderr } = spawnSync(process.execPath, build, {
    cwd: join(root, 'packages/web'),
    encoding: 'utf8',
    // The caller may be a test, but the build is for production.
    env: { ...process.env, NODE_ENV: 'production' },
  })
  if (status !== 0) {
    console.error(`${stdout}${stderr}\nThe client could not be built; the message above says where.`)
    process.exit(status || 1)
  }
}

if (process.argv[1] && resolve(process.argv[1]) === fileURLToPath(import.meta.url)) buildWeb()
