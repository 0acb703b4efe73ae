// The worked examples of the Companion are items of the ledger, and each has a test that names it. Neighbours: src/ledger.ts reads both.
import { expect, it } from 'vitest'
import { parseLedger, provenItems, readLedger } from '../src/ledger.ts'

it('[second 293] every worked example is an item of its own, and a test names it', () => {
  const { chapters } = parseLedger(readLedger('second'))
  const examples = chapters.find(({ title }) => title === 'Worked examples')
  const numbers = examples?.items.map(({ number }) => number) ?? []
  expect(numbers).toEqual(Array.from({ length: 21 }, (_, i) => 336 + i))
  const proven = provenItems().get('second') ?? new Set()
  expect(numbers.filter((number) => !proven.has(number))).toEqual([])
})
