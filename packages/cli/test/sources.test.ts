// Limits that hold for every source of the repository: length, names of files, names of an edition's parts. Neighbours:
// headers.test.ts, links.test.ts; boundaries.test.ts of the engine for imports.
import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { editions } from '@double-skulls/engine'
import { expect, it } from 'vitest'
import { repository, sourceFiles } from './sourceFiles.ts'

const MOST_LINES = 300
/** Lists of players, one block each: longer, and read by looking one up. */
const DATA = ['packages/engine/src/rosters/bb2020/stars.ts', 'packages/engine/src/rosters/crp/stars.ts']

const files = sourceFiles()
const textOf = (file: string): string => readFileSync(join(repository, file), 'utf8')

it('every source is at most 300 lines long, except data', () => {
  const lines = new Map(files.map((file) => [file, textOf(file).trimEnd().split('\n').length]))
  expect([...lines].filter(([file, count]) => count > MOST_LINES && !DATA.includes(file))).toEqual([])
  expect(DATA.filter((file) => (lines.get(file) ?? 0) <= MOST_LINES)).toEqual([])
})

/**
 * Rooms of the engine whose files are called like what they belong to: the skill `block` beside the procedure `block`, each roster of an
 * edition beside the same of another, each edition's list of parts.
 */
const CALLED_ALIKE =
  /^packages\/(engine\/src\/(skills|procs|tables|rosters|kickOffEvents|inducements|editions|kernel)|web\/src\/companion\/words)\//

it('files of one package have names of their own', () => {
  const named = new Map<string, readonly string[]>()
  for (const file of files) {
    if (!/^packages\/\w+\/src\/.*\.tsx?$/.test(file) || CALLED_ALIKE.test(file) || basename(file) === 'index.ts')
      continue
    const key = `${file.split('/')[1]} ${basename(file).toLowerCase()}`
    named.set(key, [...(named.get(key) ?? []), file])
  }
  expect(named.size).toBeGreaterThan(600)
  expect([...named.values()].filter((alike) => alike.length > 1)).toEqual([])
})

it("the suffix of an edition's part is the id of the edition", () => {
  const suffixes = editions.map(({ id }) => id[0].toUpperCase() + id.slice(1))
  expect(suffixes).toContain('Bb2020')
  const wrong = files
    .filter((file) => /^packages\/\w+\/src\/.*\.tsx?$/.test(file))
    .flatMap((file) =>
      [...textOf(file).matchAll(/\b[a-z]\w*?([A-Z][a-z]*)?(2016|2020|2025)\b/g)]
        .filter(
          ([name, word, year]) => !editions.some(({ id }) => id === name) && !suffixes.includes(`${word ?? ''}${year}`),
        )
        .map(([name]) => `${file}: ${name}`),
    )
  expect(wrong).toEqual([])
})
