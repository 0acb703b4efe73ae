// The values that no source of third gives: each is read by a part of the edition or its league, and has its ruling.
// Neighbour: tables/proposalsThird.ts.
import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { proposalsThird } from '../../src/tables/proposalsThird.ts'

const root = new URL('../../../../', import.meta.url)

const textsIn = (folder: string): string[] =>
  readdirSync(new URL(folder, root), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('proposalsThird.ts'))
    .map((file) => readFileSync(new URL(`${folder}/${file}`, root), 'utf8'))

const readers = ['packages/engine/src', 'packages/league/src']
  .flatMap(textsIn)
  .filter((text) => text.includes('proposalsThird'))

const rulings = readdirSync(new URL('docs/rulings', root))
  .filter((file) => file.startsWith('third-'))
  .map((file) => readFileSync(new URL(`docs/rulings/${file}`, root), 'utf8'))
  .join('\n')

describe('the proposals of third', () => {
  it.each(Object.entries(proposalsThird))('%s is read, and has a reason and a ruling', (name, { why, ruling }) => {
    expect(readers.some((text) => new RegExp(`\\b${name}\\b`).test(text))).toBe(true)
    expect(why).not.toBe('')
    expect(rulings).toContain(`</a>${ruling} |`)
  })
})
