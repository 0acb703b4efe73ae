// Proves that biome.json keeps the folders apart: in the order of ARCHITECTURE.md's tables, and where support/importExamples.ts says more.
// One file per import is written to a temporary folder laid out like the repository, and one run of the real linter with the real
// configuration checks them all. (Biome reports no diagnostics for code given through stdin, hence the folder.)
import { execFile } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, posix, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { beforeAll, describe, expect, it } from 'vitest'
import { engine, type Room, rooms } from './support/importExamples.ts'

const root = resolve(dirname(fileURLToPath(import.meta.url)), '../../..')

/** The folders of ARCHITECTURE.md's tables below `source`, row by row. */
const rowsOf = (source: string): readonly (readonly string[])[] =>
  readFileSync(join(root, 'ARCHITECTURE.md'), 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('| ['))
    .map((line) => [...line.split(' | ')[0].matchAll(/\]\(([^)]+)\)/g)].map(([, folder]) => folder))
    .map((folders) => folders.filter((folder) => folder.startsWith(`${source}/`) && !folder.endsWith('.ts')))
    .filter((folders) => folders.length > 0)

const fileIn = (folder: string, seenFrom: string): string => {
  const path = posix.relative(seenFrom, folder)
  return path.startsWith('.') ? `${path}/x.ts` : `./${path}/x.ts`
}

/** A folder imports from its own row and the rows above it, never from a row below. */
const inOrder = (rows: readonly (readonly string[])[], knowsLess: readonly string[]): readonly Room[] =>
  rows.flatMap((row, i) =>
    row.map((where) => ({
      where,
      never: rows.slice(i + 1).flatMap((later) => later.map((folder) => fileIn(folder, where))),
      fine: knowsLess.includes(where)
        ? ['./x.ts']
        : ['./x.ts', ...rows.slice(0, i).flatMap((earlier) => earlier.map((folder) => fileIn(folder, where)))],
    })),
  )

const tables = {
  'packages/engine/src': rowsOf('packages/engine/src'),
  'packages/web/src': rowsOf('packages/web/src'),
}
const ordered = [
  ...inOrder(tables['packages/engine/src'], []),
  ...inOrder(tables['packages/web/src'], ['packages/web/src/choosing']),
]

/** Every form of import that the linter must recognise. */
const spellings: readonly ((from: string) => string)[] = [
  (from) => `import { x } from '${from}'\n\nx()\n`,
  (from) => `import type { X } from '${from}'\n\nexport type Y = X\n`,
  (from) => `export { x } from '${from}'\n`,
  (from) => `export * from '${from}'\n`,
  (from) => `export const x = import('${from}')\n`,
]

const files = new Map<string, string>()
const fileOf = (where: string, from: string, spelling: number) => {
  const name = `${where}/${from.replaceAll(/\W/g, '_')}_${spelling}.ts`
  files.set(name, spellings[spelling](from))
  return name
}
const plan = rooms.map(({ where, never, fine }) => ({
  where,
  never: never.map((from) => ({ from, written: spellings.map((_, i) => fileOf(where, from, i)) })),
  fine: fine.map((from) => ({ from, written: spellings.map((_, i) => fileOf(where, from, i)) })),
}))
/** One spelling is enough here: what the linter recognises is proven by the examples above. */
const orderPlan = ordered.map(({ where, never, fine }) => ({
  where,
  never: never.map((from) => fileOf(where, from, 0)),
  fine: fine.map((from) => fileOf(where, from, 0)),
}))
const clock = engine('procs/clock.ts')
files.set(clock, 'export const now = () => Date.now()\n')
const chance = engine('procs/chance.ts')
files.set(chance, 'export const d6 = () => Math.random() * 6\n')

interface Configuration {
  readonly overrides: readonly {
    readonly includes: readonly string[]
    readonly linter?: {
      readonly rules?: {
        readonly style?: {
          readonly noRestrictedImports?: {
            readonly options?: { readonly patterns?: readonly { readonly group: readonly string[] }[] }
          }
        }
      }
    }
  }[]
}

interface Report {
  summary: { unchanged: number }
  diagnostics: readonly { category: string; severity: string; location: { path: string } }[]
}

let checked = 0
const complaints = new Map<string, Set<string>>()

beforeAll(async () => {
  const folder = mkdtempSync(join(tmpdir(), 'double-skulls-boundaries-'))
  try {
    mkdirSync(join(folder, 'scripts/lint'), { recursive: true })
    for (const name of ['biome.json', '.gitignore', 'scripts/lint/no-math-random.grit']) {
      copyFileSync(join(root, name), join(folder, name))
    }
    for (const [name, text] of files) {
      mkdirSync(dirname(join(folder, name)), { recursive: true })
      writeFileSync(join(folder, name), text)
    }
    const args = [
      join(root, 'node_modules/@biomejs/biome/bin/biome'),
      'lint',
      '--reporter=json',
      '--max-diagnostics=none',
    ]
    const out = await promisify(execFile)(process.execPath, [...args, 'packages'], {
      cwd: folder,
      maxBuffer: 2 ** 26,
    }).catch((failed: { stdout: string }) => failed) // a linter that complains exits with 1
    const report = JSON.parse(out.stdout) as Report
    checked = report.summary.unchanged
    for (const { category, severity, location } of report.diagnostics) {
      if (severity !== 'error') continue
      const path = location.path.replaceAll('\\', '/')
      complaints.set(path, (complaints.get(path) ?? new Set()).add(category))
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})

const refused = (file: string) => complaints.get(file)?.has('lint/style/noRestrictedImports') ?? false

describe('import boundaries', () => {
  it('every example was linted', () => {
    expect(checked).toBe(files.size)
  })

  it.each(Object.entries(tables))("ARCHITECTURE's table has every folder of %s", (source, rows) => {
    const folders = readdirSync(join(root, source), { withFileTypes: true }).filter((entry) => entry.isDirectory())
    const listed = rows.flat().map((folder) => folder.slice(source.length + 1).split('/')[0])
    expect([...new Set(listed)].sort()).toEqual(folders.map(({ name }) => name).sort())
  })

  it('an exception for a skill is still needed in the rooms that have it', () => {
    const { overrides } = JSON.parse(readFileSync(join(root, 'biome.json'), 'utf8')) as Configuration
    const idle = overrides.flatMap(({ includes, linter }) => {
      const groups = linter?.rules?.style?.noRestrictedImports?.options?.patterns?.flatMap(({ group }) => group) ?? []
      const texts = () =>
        includes
          .map((folder) => join(root, folder.replace('/**', '')))
          .flatMap((folder) => readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8')))
      return groups
        .flatMap((pattern) => /^!\.\.\/\.\.\/skills\/\{?([\w,]+)\}?\.ts$/.exec(pattern)?.[1].split(',') ?? [])
        .filter((name) => !texts().some((text) => text.includes(`/skills/${name}.ts'`)))
    })
    expect(idle).toEqual([])
  })

  it('every package has its rule', () => {
    const packages = readdirSync(join(root, 'packages'))
    expect(packages.filter((name) => !rooms.some(({ where }) => where.startsWith(`packages/${name}/src`)))).toEqual([])
  })

  it.each(orderPlan)('$where imports from rows above it in ARCHITECTURE, never from rows below', ({ never, fine }) => {
    expect({ notRefused: never.filter((file) => !refused(file)), refused: fine.filter(refused) }).toEqual({
      notRefused: [],
      refused: [],
    })
  })

  for (const { where, never, fine } of plan) {
    it.each(never)(`${where} must not import $from`, ({ written }) => {
      expect(written.filter((file) => !refused(file))).toEqual([])
    })
    it.each(fine)(`${where} may import $from`, ({ written }) => {
      expect(written.filter(refused)).toEqual([])
    })
  }

  it('the engine reads no clock', () => {
    expect(complaints.get(clock)).toContain('lint/style/noRestrictedGlobals')
  })

  it('the engine makes no random numbers of its own', () => {
    expect(complaints.get(chance)).toContain('plugin')
  })
})
