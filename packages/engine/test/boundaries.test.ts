// Proves that biome.json keeps the folders apart: in the order of ARCHITECTURE.md's tables, and where the examples below say more.
// One file per import is written to a temporary folder laid out like the repository, and one run of the real linter with the real
// configuration checks them all. (Biome reports no diagnostics for code given through stdin, hence the folder.)
import { execFile } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, posix, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { beforeAll, describe, expect, it } from 'vitest'

const root = resolve(dirname(fileURLToPath(import.meta.url)), '../../..')
const engine = (room: string) => `packages/engine/src/${room}`

interface Room {
  readonly where: string
  readonly never: readonly string[]
  readonly fine: readonly string[]
}

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

const procs = (room: string) => engine(`procs/${room}`)
const conductors = [
  '../match/match.ts',
  '../match/half.ts',
  '../match/drive.ts',
  '../turn/turn.ts',
  '../turn/activation.ts',
]

/** What the order of the tables does not say. */
const rooms: readonly Room[] = [
  { where: engine('vocabulary'), never: ['../edition.ts', '../engine.ts', 'node:fs'], fine: ['./x.ts'] },
  {
    where: engine('kernel'),
    never: ['../edition.ts', '../hooks.ts', '../play.ts', '../index.ts', 'node:fs', 'fs'],
    fine: ['./play/x.ts', '../kernel/x.ts'],
  },
  ...['tables', 'rosters', 'procs', 'skills', 'inducements', 'kickOffEvents'].map((room) => ({
    where: engine(room),
    never: ['../engine.ts', '../compile.ts', '../index.ts', 'node:fs', 'fast-check'],
    fine: ['../edition.ts', '../hooks.ts'],
  })),
  { where: engine('forecast'), never: ['../index.ts', 'node:fs', 'fast-check'], fine: ['../engine.ts'] },
  ...['editions', 'play'].map((room) => ({
    where: engine(room),
    never: ['@double-skulls/odds', '@double-skulls/engine', 'node:crypto', 'fast-check', '../../../cli/src/x.ts'],
    fine: ['../edition.ts'],
  })),
  {
    where: procs('rolling'),
    never: [...['ball', 'hurt', 'block', 'foul', 'kickOff'].map((room) => `../${room}/x.ts`), ...conductors],
    fine: ['../move/zones.ts', '../match/effects.ts', '../../tables/x.ts'],
  },
  ...['move', 'ball', 'hurt'].map((room) => ({
    where: procs(room),
    never: ['../block/block.ts', '../foul/foul.ts', '../kickOff/kickOff.ts', ...conductors, '../../skills/x.ts'],
    fine: ['../block/push.ts', '../rolling/roll.ts', '../turn/turnover.ts', '../match/states.ts'],
  })),
  ...['block', 'foul', 'kickOff'].map((room) => ({
    where: procs(room),
    never: [
      ...['block', 'foul', 'kickOff'].filter((other) => other !== room).map((other) => `../${other}/x.ts`),
      ...conductors,
      '../../skills/x.ts',
    ],
    fine: ['../move/zones.ts', '../ball/settle.ts', '../hurt/fall.ts', '../turn/turnover.ts', '../match/effects.ts'],
  })),
  {
    where: procs('turn'),
    never: ['../kickOff/kickOff.ts', '../match/match.ts', '../match/drive.ts', '../../skills/x.ts'],
    fine: ['../block/block.ts', '../foul/foul.ts', '../match/effects.ts'],
  },
  { where: procs('match'), never: ['../../skills/x.ts', '../../editions/x.ts'], fine: ['../turn/turn.ts'] },
  {
    where: 'packages/engine/src',
    never: ['@double-skulls/cli', 'node:fs', 'fs', 'fast-check'],
    fine: ['./kernel/x.ts', './editions/x.ts', './play/x.ts'],
  },
  {
    where: 'packages/league/src',
    never: ['@double-skulls/cli', '@double-skulls/engine/src/index.ts', 'node:fs', 'fs', 'fast-check'],
    fine: ['@double-skulls/engine', './x.ts', './rules/x.ts'],
  },
  {
    where: 'packages/league/src/format',
    never: ['@double-skulls/server', '../../../engine/src/index.ts', 'node:fs'],
    fine: ['@double-skulls/engine', './x.ts', '../team.ts'],
  },
  {
    where: 'packages/odds/src',
    never: [
      '@double-skulls/engine/src/index.ts',
      '@double-skulls/bots',
      '@double-skulls/cli',
      '../../engine/src/index.ts',
      'node:fs',
      'fast-check',
    ],
    fine: ['@double-skulls/engine', './x.ts', '../src/x.ts'],
  },
  {
    where: 'packages/words/src',
    never: [
      ...[
        '@double-skulls/engine/src/index.ts',
        '@double-skulls/odds',
        '@double-skulls/web',
        '../../engine/src/index.ts',
      ],
      ...['node:fs', 'react'],
    ],
    fine: ['@double-skulls/engine', './x.ts', '../src/x.ts'],
  },
  {
    where: 'packages/bots/src',
    never: ['@double-skulls/web', '@double-skulls/engine/src/index.ts', '../../engine/src/index.ts', 'node:fs'],
    fine: ['@double-skulls/engine', './x.ts', '../src/x.ts'],
  },
  {
    where: 'packages/web/src/table',
    never: [
      '@double-skulls/cli',
      '@double-skulls/engine/src/index.ts',
      '@double-skulls/odds/src/index.ts',
      '../../../engine/src/index.ts',
      '../../../words/src/index.ts',
      'node:fs',
    ],
    fine: [
      ...['engine', 'odds', 'bots', 'league', 'words'].map((name) => `@double-skulls/${name}`),
      ...['./x.ts', '../match/x.ts', 'react', 'wouter'],
    ],
  },
  {
    where: 'packages/league/src/competition',
    never: ['../team.ts', '../rules/x.ts', '../postMatch/x.ts', '../audit/x.ts'],
    fine: ['./x.ts', '../counted.ts', '../format/x.ts'],
  },
  { where: 'packages/league/src/rules', never: ['../book.ts', '../postMatch/x.ts'], fine: ['./x.ts', '../team.ts'] },
  ...['campaign', 'cup', 'format', 'history', 'postMatch', 'preMatch', 'season'].map((room) => ({
    where: `packages/league/src/${room}`,
    never: ['../audit/x.ts', '../index.ts', '@double-skulls/cli'],
    fine: ['../team.ts', '../rules/x.ts', '../procedure.ts'],
  })),
  { where: 'packages/league/src/audit', never: ['../index.ts', '@double-skulls/cli'], fine: ['../history/x.ts'] },
  {
    where: 'packages/web/src/choosing',
    never: ['../kits/x.ts', '../sound/x.ts', '../frame/Page.tsx', '@double-skulls/cli', 'node:fs'],
    fine: [...['../match/host.ts', '../settings/store.ts', '../frame/pointing.ts', '@double-skulls/odds', 'react']],
  },
  { where: 'packages/web/src/settings', never: ['./page/x.ts'], fine: ['../store/x.ts'] },
  { where: 'packages/web/src/statistics/plots', never: ['../../table/x.ts'], fine: ['../x.ts', '../../sides/x.ts'] },
  {
    where: 'packages/cli/src',
    never: [
      '@double-skulls/web',
      '@double-skulls/engine/src/index.ts',
      '@double-skulls/engine/src/kernel/x.ts',
      '@double-skulls/bots/src/index.ts',
      '@double-skulls/league/src/index.ts',
      '@double-skulls/server',
      '../../engine/src/index.ts',
      '../../words/src/index.ts',
      '../../../packages/engine/src/index.ts',
    ],
    fine: [
      '@double-skulls/engine',
      '@double-skulls/bots',
      '@double-skulls/league',
      '@double-skulls/words',
      './x.ts',
      '../src/x.ts',
      'node:fs',
    ],
  },
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
