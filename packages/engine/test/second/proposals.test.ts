// The values that no source of second gives: each has its reason and its ruling.
// Neighbour: src/tables/proposalsSecond.ts.
import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { proposalsSecond } from '../../src/tables/proposalsSecond.ts'

const folder = new URL('../../../../docs/rulings/', import.meta.url)
const rulings = readdirSync(folder)
  .filter((name) => name.startsWith('second'))
  .map((name) => readFileSync(new URL(name, folder), 'utf8'))
  .join('\n')

describe('the proposals of second', () => {
  it.each(Object.entries(proposalsSecond))('%s has a reason and a ruling', (_name, { why, ruling }) => {
    expect(why).not.toBe('')
    expect(rulings.includes(`</a>${ruling} |`), ruling).toBe(true)
  })
})
