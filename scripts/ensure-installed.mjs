// Prepares a bare clone: checks Node, then installs when the lock file has changed since the last install. `--stamp`
// only records that an install has just happened. Neighbours: the other scripts import it.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = resolve(fileURLToPath(import.meta.url), '../..')

const lock = join(root, 'package-lock.json')
const modules = join(root, 'node_modules')
const stamp = join(modules, '.double-skulls-lock')

/** The stamp of an up-to-date install: this lock file on this platform (compilers are native binaries). */
function wanted() {
  const hash = createHash('sha256').update(readFileSync(lock)).digest('hex')
  return `${hash} ${process.platform}-${process.arch}\n`
}

function writeStamp() {
  if (existsSync(modules)) writeFileSync(stamp, wanted())
}

function checkNode() {
  const [major, minor] = process.versions.node.split('.').map(Number)
  if (major > 20 || (major === 20 && minor >= 19)) return
  console.error(`Double Skulls needs Node 20.19 or newer; this is Node ${process.versions.node}.`)
  process.exit(2)
}

function npm(args) {
  const script = process.env.npm_execpath
  const options = { cwd: root, stdio: 'inherit' }
  return script && basename(script) === 'npm-cli.js'
    ? spawnSync(process.execPath, [script, ...args], options)
    : spawnSync('npm', args, { ...options, shell: process.platform === 'win32' })
}

export function ensureInstalled() {
  checkNode()
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted()) return
  console.log('Installing what is missing (npm ci) …')
  const { status, error } = npm(['ci', '--include=dev'])
  if (status !== 0) {
    console.error(`npm ci failed${error ? `: ${error.message}` : ''}.`)
    process.exit(status || 1)
  }
  writeStamp()
}

if (process.argv[1] && resolve(process.argv[1]) === fileURLToPath(import.meta.url)) {
  if (process.argv.includes('--stamp')) writeStamp()
  else ensureInstalled()
}
