// The values that no source of second gives: each has its reason and its ruling.
// Neighbour: src/tables/proposalsSecond.ts.
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { proposalsSecond } from '../../src/tables/proposalsSecond.ts'

const rulings = readFileSync(new URL('../../../../docs/rulings/second.md', import.meta.url), 'utf8')

describe('the proposals of second', () => {
  it.each(Object.entries(proposalsSecond))('%s has a reason and a ruling', (_name, { why, ruling }) => {
    expect(why).not.toBe('')
    expect(rulings).toContain(`</a>${ruling} |`)
  })
})
