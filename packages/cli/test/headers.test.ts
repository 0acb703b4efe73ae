// Every source opens with what it is and who its neighbours are, and the files named there exist. Neighbours: sources.test.ts;
// boundaries.test.ts of the engine checks who imports whom.
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { expect, it } from 'vitest'
import { filesBelow, repository, sourceFiles } from './sourceFiles.ts'

const headerOf = (file: string): string => {
  const text = readFileSync(join(repository, file), 'utf8')
  if (file.endsWith('.css')) return /^\/\*([\s\S]*?)\*\//.exec(text)?.[1] ?? ''
  const lines = text.split('\n')
  const first = lines[0].startsWith('#!') ? 1 : 0
  const end = lines.findIndex((line, i) => i >= first && !line.startsWith('//'))
  return lines
    .slice(first, end)
    .map((line) => line.slice(2))
    .join(' ')
}

const NAME = /(?<![\w/*.-])((?:\.\.?\/)*[\w-][\w./-]*\.(?:tsx?|mjs|css|md))(?!\w)/g

const headers = new Map(sourceFiles().map((file) => [file, headerOf(file)]))

it('every source has one', () => {
  expect(headers.size).toBeGreaterThan(1000)
  expect([...headers].filter(([, header]) => header.trim() === '').map(([file]) => file)).toEqual([])
})

it('name files that exist', () => {
  const top = readdirSync(repository).map((name) => `/${name}`)
  const known = [...['packages', 'scripts', 'docs'].flatMap(filesBelow).map((file) => `/${file}`), ...top]
  const missing = [...headers].flatMap(([file, header]) =>
    [...header.matchAll(NAME)]
      .map(([, name]) => name)
      .filter((name) => {
        const near = `/${relative(repository, resolve(repository, dirname(file), name))}`
        // A path that starts with ./ or ../ is meant exactly.
        return !known.some((one) => one === near || (!name.startsWith('.') && one.endsWith(`/${name}`)))
      })
      .map((name) => `${file}: ${name}`),
  )
  expect(missing).toEqual([])
})
