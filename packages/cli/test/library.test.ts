// The library packages: packed, installed into an empty folder and used there as in their READMEs, by Node and bundled
// for a browser. Neighbours: scripts/build-library.mjs compiles them; build.test.ts does the same for the command.
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createContext, runInContext } from 'node:vm'
import { rolldown } from 'rolldown'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const root = resolve(dirname(fileURLToPath(import.meta.url)), '../../..')
const names = ['engine', 'odds', 'league', 'bots'] as const
const away = mkdtempSync(join(tmpdir(), 'skulls-library-'))

const run = (program: string, args: readonly string[], cwd: string): string =>
  execFileSync(program, args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] })

const installed = (name: string): string => join(away, 'node_modules/@double-skulls', name)

/** The example of a README, and its expected output. */
const exampleOf = (name: string): { readonly code: string; readonly prints: string } => {
  const blocks = [
    ...readFileSync(join(installed(name), 'README.md'), 'utf8').matchAll(/^```(?:ts)?\n([\s\S]*?)^```$/gm),
  ]
  return { code: blocks[0][1], prints: blocks[1][1] }
}

beforeAll(() => {
  for (const name of names) run('npm', ['pack', '--pack-destination', away], join(root, 'packages', name))
  const tarballs = readdirSync(away).map((file) => `./${file}`)
  writeFileSync(join(away, 'package.json'), JSON.stringify({ name: 'empty', private: true, type: 'module' }))
  // Dependencies of the league package come from this clone, without network.
  const needed = join(root, 'node_modules/edmonds-blossom-fixed')
  run('npm', ['install', '--offline', '--no-audit', '--no-fund', ...tarballs, needed], away)
  for (const name of names) writeFileSync(join(away, `${name}.ts`), exampleOf(name).code)
})

afterAll(() => rmSync(away, { recursive: true, force: true }))

it('brings declarations with which its examples compile under strict rules', () => {
  const options = ['--target', 'es2022', '--module', 'nodenext', '--strict', '--types', '', '--lib', 'es2022,dom']
  const files = names.map((name) => `${name}.ts`)
  const tsc = join(root, 'node_modules/typescript/bin/tsc')
  expect(run(process.execPath, [tsc, ...options, '--exactOptionalPropertyTypes', ...files], away)).toBe('')
})

it('is used in the README as in that of the engine', () => {
  const readme = readFileSync(join(root, 'README.md'), 'utf8')
  const lines =
    /^```ts\n([\s\S]*?)^```$/m
      .exec(readme)?.[1]
      .split('\n')
      .filter((line) => line !== '') ?? []
  const own = exampleOf('engine').code
  expect(lines.length).toBe(8)
  for (const line of lines) expect(own).toContain(line.replace(/ \/\/ .*$/, ''))
  expect(exampleOf('engine').prints).toContain(/\/\/ (.*)$/.exec(lines.at(-1) ?? '')?.[1])
})

it('exports nothing without a comment, no type without those it mentions, and has current pages of it', () => {
  run(process.execPath, [join(root, 'scripts/api-pages.mjs'), '--check'], root)
})

it('has each edition by itself too, for programs that load them one by one', () => {
  const code = `import { editionCatalogue, editionNamed } from '@double-skulls/engine'
for (const { id } of editionCatalogue) {
  const alone = await import('@double-skulls/engine/editions/' + id)
  console.log(id, alone[id] === editionNamed(id))
}`
  writeFileSync(join(away, 'alone.mjs'), code)
  expect(run(process.execPath, ['alone.mjs'], away)).toBe(
    'second true\nthird true\nbugman true\ncrp true\nbb2020 true\n',
  )
})

describe.each(names)('%s', (name) => {
  it('runs its example in Node', () => {
    expect(run(process.execPath, [`${name}.js`], away)).toBe(exampleOf(name).prints)
  })

  it('runs its example bundled for a browser', async () => {
    const bundle = await rolldown({ input: join(away, `${name}.js`), platform: 'browser', cwd: away })
    const { output } = await bundle.generate({ format: 'iife' })
    await bundle.close()
    const printed: string[] = []
    const { performance, atob } = globalThis
    // Only what every browser has.
    const page = createContext({
      console: { log: (...words: unknown[]) => printed.push(words.join(' ')) },
      performance,
      atob,
    })
    runInContext(output[0].code, page)
    expect(printed.map((line) => `${line}\n`).join('')).toBe(exampleOf(name).prints)
  })

  it('brings what it says and nothing else', () => {
    const manifest = JSON.parse(readFileSync(join(installed(name), 'package.json'), 'utf8'))
    expect(manifest.private).toBeUndefined()
    expect(readdirSync(installed(name)).sort()).toEqual(['LICENSE', 'README.md', 'dist', 'package.json'])
    expect(readdirSync(join(installed(name), 'dist'))).toEqual(expect.arrayContaining(['index.d.ts', 'index.js']))
  })
})
