// A class belongs to one style sheet: two parts of the client that use the same word for different things would get each other's
// looks. Sheets for small screens restyle what others define. Neighbours: src/styles, src/main.tsx loads them all.
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const folder = join(dirname(fileURLToPath(import.meta.url)), '../../src/styles')
const sheets = readdirSync(folder).filter((name) => name.endsWith('.css'))
const RESTYLING = /^(across|small|\w+Small)\.css$/

/** The selectors outside of @media and other blocks. */
const selectorsOf = (text: string): readonly string[] => {
  const selectors: string[] = []
  let depth = 0
  let start = 0
  const plain = text.replace(/\/\*[\s\S]*?\*\//g, '')
  for (let i = 0; i < plain.length; i++) {
    if (plain[i] === '{' && depth++ === 0) selectors.push(...plain.slice(start, i).split(','))
    if (plain[i] === '}' && --depth === 0) start = i + 1
  }
  return selectors.map((selector) => selector.trim())
}

it('no class is defined by two sheets', () => {
  const definedIn = new Map<string, Set<string>>()
  for (const sheet of sheets.filter((name) => !RESTYLING.test(name)))
    for (const selector of selectorsOf(readFileSync(join(folder, sheet), 'utf8'))) {
      const name = /^\.([\w-]+)$/.exec(selector)?.[1]
      if (name !== undefined) definedIn.set(name, (definedIn.get(name) ?? new Set()).add(sheet))
    }
  expect(definedIn.size).toBeGreaterThan(400)
  const clashes = [...definedIn]
    .filter(([, places]) => places.size > 1)
    .map(([name, places]) => `${name}: ${[...places]}`)
  expect(clashes).toEqual([])
})
