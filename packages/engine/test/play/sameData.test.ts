// Plain data is the same exactly where its JSON is.
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { sameData } from '../../src/play/sameData.ts'

const json = fc.jsonValue({ maxDepth: 3 })

it('agrees with JSON about any two pieces of data, and about a copy', () => {
  fc.assert(
    fc.property(json, json, (one, other) => {
      const [a, b] = [JSON.stringify(one), JSON.stringify(other)]
      expect(sameData(JSON.parse(a), JSON.parse(b))).toBe(a === b)
      expect(sameData(one, JSON.parse(a))).toBe(true)
    }),
    { numRuns: 300 },
  )
})

it('sees a value, an order and a length that differ, and overlooks what JSON leaves out', () => {
  expect(sameData({ a: 1, b: [1, 2] }, { a: 1, b: [1, 3] })).toBe(false)
  expect(sameData({ a: 1, b: 2 }, { b: 2, a: 1 })).toBe(false)
  expect(sameData([1, 2], [1, 2, 3])).toBe(false)
  expect(sameData([], {})).toBe(false)
  expect(sameData({ a: null }, { a: undefined })).toBe(false)
  expect(sameData({ a: 1, b: undefined }, { a: 1 })).toBe(true)
})
