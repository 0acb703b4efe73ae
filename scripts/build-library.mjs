// Compiles the package in the current folder and those it needs to ESM and declarations in `dist/`; called by `npm
// pack`. Neighbours: api-pages.mjs documents the result, packages/cli/test/library.test.ts installs it.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { root } from './ensure-installed.mjs'

const own = '@double-skulls/'

/**
 * Sources are resolved by the condition `double-skulls`; a library is compiled against the declarations of the others.
 */
const settings = {
  extends: '../tsconfig.json',
  compilerOptions: {
    noEmit: false,
    declaration: true,
    rewriteRelativeImportExtensions: true,
    customConditions: [],
    rootDir: '../src',
    outDir: '.',
  },
  include: ['../src'],
}

/** Dependencies first. */
const inOrder = (name, order = []) => {
  const { dependencies = {} } = JSON.parse(readFileSync(join(root, 'packages', name, 'package.json'), 'utf8'))
  for (const needed of Object.keys(dependencies)) if (needed.startsWith(own)) inOrder(needed.slice(own.length), order)
  if (!order.includes(name)) order.push(name)
  return order
}

const changedAt = (path) => statSync(path).mtimeMs

/** Whether the compiled package is newer than its sources. */
const isCompiled = (folder) => {
  const entry = join(folder, 'dist/index.js')
  if (!existsSync(entry)) return false
  const sources = readdirSync(join(folder, 'src'), { recursive: true }).map((name) => join(folder, 'src', name))
  return [join(folder, 'package.json'), ...sources].every((path) => changedAt(path) < changedAt(entry))
}

/** Throws where a package does not compile. */
export const buildLibrary = (wanted) => {
  for (const name of inOrder(wanted)) {
    const folder = join(root, 'packages', name)
    if (isCompiled(folder)) continue
    const dist = join(folder, 'dist')
    rmSync(dist, { recursive: true, force: true })
    mkdirSync(dist, { recursive: true })
    const project = join(dist, 'tsconfig.json')
    writeFileSync(project, JSON.stringify(settings))
    const tsc = join(root, 'node_modules/typescript/bin/tsc')
    const { status, stdout, stderr } = spawnSync(process.execPath, [tsc, '-p', project], { encoding: 'utf8' })
    rmSync(project)
    if (status !== 0) throw new Error(`packages/${name} does not compile:\n${stdout}${stderr}`)
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  buildLibrary(JSON.parse(readFileSync('package.json', 'utf8')).name.slice(own.length))
}
