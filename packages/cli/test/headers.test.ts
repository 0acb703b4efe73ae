// The first lines of every source name its neighbours: the files they name exist. Neighbours: boundaries.test.ts of the engine
// checks who imports whom.
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const root = resolve(dirname(fileURLToPath(import.meta.url)), '../../..')
const NOT_OURS = new Set(['node_modules', 'dist', '.git'])

const below = (folder: string): readonly string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (NOT_OURS.has(entry.name)) return []
    const path = join(folder, entry.name)
    return entry.isDirectory() ? below(path) : [relative(root, path)]
  })

const headerOf = (file: string): string => {
  const lines = readFileSync(join(root, file), 'utf8').split('\n')
  const first = lines[0].startsWith('#!') ? 1 : 0
  const end = lines.findIndex((line, i) => i >= first && !line.startsWith('//'))
  return lines
    .slice(first, end)
    .map((line) => line.slice(2))
    .join(' ')
}

const NAME = /(?<![\w/*.-])((?:\.\.?\/)*[\w-][\w./-]*\.(?:tsx?|mjs|css|md))(?!\w)/g

it('name files that exist', () => {
  const files = ['packages', 'scripts', 'docs'].flatMap((folder) => below(join(root, folder)))
  const top = readdirSync(root).map((name) => `/${name}`)
  const known = [...files.map((file) => `/${file}`), ...top]
  const sources = files.filter((file) => /^(packages|scripts)\/.*\.(tsx?|mjs)$/.test(file))
  const missing = sources.flatMap((file) =>
    [...headerOf(file).matchAll(NAME)]
      .map(([, name]) => name)
      .filter((name) => {
        const near = `/${relative(root, resolve(root, dirname(file), name))}`
        const wanted = `/${name.replace(/^(?:\.\.?\/)+/, '')}`
        return !known.some((one) => one === near || one.endsWith(wanted))
      })
      .map((name) => `${file}: ${name}`),
  )
  expect(sources.length).toBeGreaterThan(1000)
  expect(missing).toEqual([])
})
