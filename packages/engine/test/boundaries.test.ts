// Proves that biome.json keeps the folders apart. One file per import below is written to a temporary folder laid out
// like the repository, and one run of the real linter with the real configuration checks them all.
// (Biome reports no diagnostics for code given through stdin, hence the folder.)
import { execFile } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { beforeAll, describe, expect, it } from 'vitest'

const root = resolve(dirname(fileURLToPath(import.meta.url)), '../../..')
const engine = (room: string) => `packages/engine/src/${room}`

/** The file's place, then the imports that are forbidden and allowed there. */
const rooms: readonly { where: string; never: readonly string[]; fine: readonly string[] }[] = [
  {
    where: engine('kernel'),
    never: [
      ...['procs', 'skills', 'tables', 'editions', 'rosters', 'play'].map((room) => `../${room}/x.ts`),
      '../play.ts',
      '../index.ts',
      'node:fs',
      'fs',
    ],
    fine: ['./x.ts', './play/x.ts', '../kernel/x.ts', '../x.ts'],
  },
  { where: engine('kernel/inner'), never: ['../../procs/x.ts', '../../index.ts'], fine: ['../x.ts', './x.ts'] },
  ...['procs', 'skills'].map((room) => ({
    where: engine(room),
    never: ['../editions/x.ts', '../play/x.ts', '../play.ts', '../index.ts', 'node:fs', 'fast-check'],
    fine: ['./x.ts', '../kernel/x.ts', '../procs/x.ts', '../skills/x.ts', '../tables/x.ts'],
  })),
  ...['tables', 'rosters'].map((room) => ({
    where: engine(room),
    never: ['../editions/x.ts', '../play/x.ts', '../procs/x.ts', '../index.ts', 'node:fs', 'fast-check'],
    fine: ['./x.ts', '../kernel/x.ts', '../skills/x.ts', '../tables/x.ts'],
  })),
  ...['editions', 'play'].map((room) => ({
    where: engine(room),
    never: ['@double-skulls/odds', '@double-skulls/engine', 'node:crypto', 'fast-check', '../../../cli/src/x.ts'],
    fine: ['../kernel/x.ts', '../procs/x.ts', '../skills/x.ts', '../tables/x.ts', '../rosters/x.ts'],
  })),
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
    where: 'packages/web/src/choosing',
    never: [
      ...['table', 'pitch', 'tray', 'preview', 'dugout', 'stage', 'log', 'replay'].map((room) => `../${room}/x.ts`),
      ...['../app/Page.tsx', '@double-skulls/cli', '@double-skulls/engine/src/index.ts', 'node:fs'],
    ],
    fine: ['./x.ts', '../match/host.ts', '../settings/store.ts', '../app/pointing.ts', '@double-skulls/odds', 'react'],
  },
  ...['match', 'store', 'thinking'].map((room) => ({
    where: `packages/web/src/${room}`,
    never: ['../table/x.ts', '../pitch/x.ts', '../choosing/x.ts', '../log/x.ts', '@double-skulls/cli', 'node:fs'],
    fine: ['./x.ts', '../match/host.ts', '../store/x.ts', '@double-skulls/bots'],
  })),
  ...['pitch', 'tray', 'dugout', 'preview', 'stage', 'log', 'setUp', 'statistics'].map((room) => ({
    where: `packages/web/src/${room}`,
    never: ['../table/x.ts', '../replay/x.ts', '../home/x.ts', '@double-skulls/engine/src/index.ts', 'node:fs'],
    fine: ['./x.ts', '../match/host.ts', '../choosing/x.ts', '../words/x.ts', '@double-skulls/words', 'react'],
  })),
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
