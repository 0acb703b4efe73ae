// The command is rebuilt when a source changes, and a packed build runs without the clone. Neighbours: bin/build.mjs.
import { execFile } from 'node:child_process'
import { cpSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { newFolder, type Outcome } from './runSkulls.ts'

const root = resolve(dirname(fileURLToPath(import.meta.url)), '../../..')
const bundled = ['engine', 'words', 'odds', 'league', 'bots', 'cli']

const run = (program: string, args: readonly string[], cwd: string): Promise<Outcome> =>
  new Promise((done) => {
    execFile(program, args, { cwd, maxBuffer: 2 ** 26 }, (error, out, err) =>
      done({ code: error ? Number(error.code) : 0, out, err }),
    )
  })

/** The sources of the command, and its installed dependencies. */
const newClone = (): string => {
  const clone = newFolder()
  for (const name of bundled) {
    const from = join(root, 'packages', name)
    cpSync(from, join(clone, 'packages', name), {
      recursive: true,
      filter: (path) => !/[\\/](dist|test|node_modules)$/.test(path),
    })
  }
  cpSync(join(root, 'packages/engine/rules'), join(clone, 'packages/engine/rules'), { recursive: true })
  cpSync(join(root, 'package-lock.json'), join(clone, 'package-lock.json'))
  const modules = join(clone, 'node_modules')
  mkdirSync(join(modules, '@double-skulls'), { recursive: true })
  for (const name of readdirSync(join(root, 'node_modules')))
    if (name !== '@double-skulls') symlinkSync(join(root, 'node_modules', name), join(modules, name))
  for (const name of bundled) symlinkSync(join(clone, 'packages', name), join(modules, '@double-skulls', name))
  return clone
}

it('builds once for commands that start together, and again when a source has changed', async () => {
  const clone = newClone()
  const bin = join(clone, 'packages/cli/bin/skulls.mjs')
  const builds = join(clone, 'packages/cli/dist/builds')
  const start = (...words: readonly string[]) => run(process.execPath, [bin, ...words], clone)

  const together = await Promise.all([1, 2, 3, 4].map(() => start('--version')))
  for (const { code, out, err } of together) {
    expect(err).toBe('')
    expect(code).toBe(0)
    expect(out).toMatch(/^skulls \d/)
  }
  const [first, ...others] = readdirSync(builds)
  expect(others).toEqual([])
  // Few files to load, for a fast start.
  expect(readdirSync(join(builds, first)).length).toBeLessThan(20)

  const main = join(clone, 'packages/cli/src/main.ts')
  writeFileSync(main, readFileSync(main, 'utf8').replace('`skulls $' + '{manifest', '`bones $' + '{manifest'))
  expect((await start('--version')).out).toMatch(/^bones \d/)
  expect(readdirSync(builds)).toHaveLength(2)
  await start('--version')
  expect(readdirSync(builds)).toHaveLength(2)
})

it('says what is missing where it cannot be built', async () => {
  const folder = newFolder()
  cpSync(join(root, 'packages/cli/bin'), join(folder, 'packages/cli/bin'), { recursive: true })
  for (const name of bundled) {
    mkdirSync(join(folder, 'packages', name, 'src'), { recursive: true })
    writeFileSync(join(folder, 'packages', name, 'package.json'), '{}')
  }
  writeFileSync(join(folder, 'package-lock.json'), '{}')
  const { code, err } = await run(process.execPath, [join(folder, 'packages/cli/bin/skulls.mjs')], folder)
  expect(code).toBe(2)
  expect(err).toContain('run npm install')
})

it('can be packed, and runs where there is nothing but the package', async () => {
  const clone = newClone()
  const away = newFolder()
  const packed = await run('npm', ['pack', '--pack-destination', away], join(clone, 'packages/cli'))
  expect(packed.code, packed.err).toBe(0)
  const [tarball] = readdirSync(away)
  await run('tar', ['xzf', tarball], away)
  const bin = join(away, 'package/bin/skulls.mjs')
  const start = (...words: readonly string[]) => run(process.execPath, [bin, ...words], away)

  expect((await start('odds', 'dodge 3+')).out).toContain('66.67 %')
  // Each of these uses a worker thread.
  const games = ['--games', '2', '--nodes', '20', '--json']
  const arena = await start('arena', '--bots', 'random,random', ...games)
  expect(JSON.parse(arena.out).games, arena.err).toBe(2)
  const season = await start('season', '--teams', '2', '--bots', 'random', '--seed', '2')
  expect(season.code, season.err).toBe(0)
  const rules = JSON.parse((await start('rules', '--edition', 'crp', '--json')).out)
  expect(rules.total).toBeGreaterThan(100)
  expect((await start('rules', '--mark')).err).toContain('run it in a clone')
  expect(readFileSync(join(away, 'package/dist/packed/LICENCES.txt'), 'utf8')).toContain('edmonds-blossom-fixed')
})
