// Plain data is the same exactly if its JSON is.
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

it('agrees with JSON about fields that JSON leaves out, in any position', () => {
  const names = fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd'))
  const values = fc.array(fc.constantFrom<unknown>(undefined, null, 1, [], {}), { minLength: 4, maxLength: 4 })
  const fields = fc
    .tuple(names, values)
    .map(([some, what]) => Object.fromEntries(some.map((name, i) => [name, what[i]])))
  fc.assert(
    fc.property(fields, fields, (one, other) => {
      expect(sameData(one, other)).toBe(JSON.stringify(one) === JSON.stringify(other))
    }),
    { numRuns: 1000 },
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
