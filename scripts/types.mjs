// Type-checks every tsconfig.json of the repository: the root, each package, and its tests where they have their own.
// Neighbours: test.mjs.
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './ensure-installed.mjs'

const projects = ['.']
for (const name of readdirSync(join(root, 'packages')).sort()) {
  for (const folder of [`packages/${name}`, `packages/${name}/test`]) {
    if (existsSync(join(root, folder, 'tsconfig.json'))) projects.push(folder)
  }
}

let failed = 0
for (const project of projects) {
  const tsc = join(root, 'node_modules/typescript/bin/tsc')
  const { status } = spawnSync(process.execPath, [tsc, '-p', project], { cwd: root, stdio: 'inherit' })
  console.log(`${status === 0 ? 'ok  ' : 'FAIL'} ${project}`)
  if (status !== 0) failed = status ?? 1
}
process.exit(failed)
