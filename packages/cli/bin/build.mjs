// Finds or makes the build of the command. In a clone it is rebuilt when a source has changed; an installed package
// contains its build, made by `node bin/build.mjs --pack`. Neighbours: skulls.mjs and the two workers start the build.
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

const folder = resolve(dirname(fileURLToPath(import.meta.url)), '..')
const packages = dirname(folder)
const packed = join(folder, 'dist/packed')
const builds = join(folder, 'dist/builds')
const bundled = ['engine', 'words', 'odds', 'league', 'bots', 'cli']

/** The number of old builds kept for commands that still run from them. */
const KEPT = 3
/** A build takes about a second; an older lock was left by a killed command. */
const ABANDONED_AFTER = 60_000
const LOOK_AGAIN_AFTER = 50

const fail = (message) => {
  console.error(`skulls: ${message}`)
  process.exit(2)
}

const sleep = (milliseconds) => new Promise((done) => setTimeout(done, milliseconds))

const filesBelow = (place) =>
  readdirSync(place, { withFileTypes: true }).flatMap((entry) => {
    const path = join(place, entry.name)
    return entry.isDirectory() ? filesBelow(path) : [path]
  })

/** A hash that changes whenever a source or the version of a dependency changes. */
const fingerprint = () => {
  const hash = createHash('sha256')
  const sources = bundled.flatMap((name) => [
    join(packages, name, 'package.json'),
    ...filesBelow(join(packages, name, 'src')).sort(),
  ])
  for (const path of [...sources, fileURLToPath(import.meta.url), join(packages, '../package-lock.json')]) {
    const { mtimeMs, size } = statSync(path)
    hash.update(`${path} ${mtimeMs} ${size}\n`)
  }
  return hash.digest('hex').slice(0, 16)
}

/** The licences of the bundled packages. */
const licencesOf = (chunks) => {
  const paths = chunks.flatMap((chunk) => Object.keys(chunk.modules ?? {}))
  const places = paths.map((path) => /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+/.exec(path)?.[0])
  return [...new Set(places.filter(Boolean))].sort().map((place) => {
    const { name, version } = JSON.parse(readFileSync(join(place, 'package.json'), 'utf8'))
    const file = readdirSync(place).find((entry) => /^licen[cs]e/i.test(entry))
    if (!file) throw new Error(`the package ${name} goes into the command and has no licence file`)
    return `${name} ${version}\n\n${readFileSync(join(place, file), 'utf8').trim()}\n`
  })
}

const builder = () =>
  import('rolldown').catch(() =>
    fail('the command must be built first, and the package that builds it is missing; run npm install'),
  )

const bundle = async (dir) => {
  const { rolldown } = await builder()
  const build = await rolldown({
    cwd: folder,
    platform: 'node',
    tsconfig: false,
    // Our own packages from their sources.
    resolve: { conditionNames: ['double-skulls', 'node', 'import', 'default'] },
    input: { main: 'src/main.ts', arenaWorker: 'src/arena/arenaWorker.ts', seasonWorker: 'src/season/seasonWorker.ts' },
  })
  const { output } = await build.write({
    dir,
    format: 'esm',
    entryFileNames: '[name].mjs',
    chunkFileNames: '[name].mjs',
  })
  await build.close()
  return output
}

const isAbandoned = (mark) => {
  const made = statSync(mark, { throwIfNoEntry: false })
  return made !== undefined && Date.now() - made.mtimeMs > ABANDONED_AFTER
}

const sweep = () => {
  const age = (name) => statSync(join(builds, name), { throwIfNoEntry: false })?.mtimeMs ?? 0
  const old = readdirSync(builds).sort((one, other) => age(other) - age(one))
  for (const name of old.slice(KEPT)) rmSync(join(builds, name), { recursive: true, force: true })
}

/** Several commands may start at once: the first builds, the others wait for it. */
const built = async (wanted) => {
  const mark = `${wanted}.building`
  try {
    mkdirSync(builds, { recursive: true })
  } catch (error) {
    fail(`the command must be built first, and ${builds} cannot be written (${error.code}); change its permissions`)
  }
  if (isAbandoned(mark)) rmSync(mark, { recursive: true, force: true })
  try {
    mkdirSync(mark)
  } catch (error) {
    if (error.code !== 'EEXIST') throw error
    while (existsSync(mark) && !isAbandoned(mark)) await sleep(LOOK_AGAIN_AFTER)
    return existsSync(wanted) ? undefined : built(wanted)
  }
  try {
    if (existsSync(wanted)) return
    await bundle(mark)
    renameSync(mark, wanted)
    sweep()
  } finally {
    rmSync(mark, { recursive: true, force: true })
  }
}

/** Imports the build of this name: `main`, `arenaWorker` or `seasonWorker`. */
export const startBuilt = async (name) => {
  let place = packed
  if (existsSync(join(folder, 'src'))) {
    place = join(builds, fingerprint())
    if (!existsSync(place)) await built(place)
  }
  await import(pathToFileURL(join(place, `${name}.mjs`)).href)
}

/** Makes the build for a package, with the counts of the ledgers, because the package contains no tests. */
const pack = async () => {
  rmSync(packed, { recursive: true, force: true })
  const output = await bundle(packed)
  const ask = (...words) =>
    JSON.parse(
      execFileSync(process.execPath, [join(packed, 'main.mjs'), 'rules', '--json', ...words], { encoding: 'utf8' }),
    )
  writeFileSync(join(packed, 'LICENCES.txt'), licencesOf(output).join('\n\n'))
  const counts = ask().editions.map(({ edition }) => ask('--edition', edition))
  writeFileSync(join(packed, 'ledger.json'), `${JSON.stringify(counts)}\n`)
}

if (process.argv.includes('--pack') && resolve(process.argv[1]) === fileURLToPath(import.meta.url)) await pack()
