// The value of a lead at the end and at half-time, calculated by hand. Neighbours: src/leadValue.ts.
import { describe, expect, it } from 'vitest'
import { expectedValue, leadValue } from '../src/leadValue.ts'

describe('leadValue', () => {
  // The receiving side scores once in half of the halves and concedes once in a quarter.
  const value = leadValue([0, 0.25, 0.25, 0.5, 0])

  it('is won or lost at the end, and a little more for every touchdown', () => {
    expect([2, 1, 0, -1].map((lead) => value(lead, 2))).toEqual([1.2, 1.1, 0, -1.1])
  })

  it('is less sure at half-time, when either side may receive', () => {
    // On average each side scores in 0.375 of the halves; in 0.25 there is no touchdown.
    expect(value(1, 1)).toBeCloseTo(0.375 * 1.2 + 0.25 * 1.1 + 0.375 * 0, 12)
    expect(value(-1, 1)).toBeCloseTo(-value(1, 1), 12)
    expect(value(0, 1)).toBeCloseTo(0, 12)
  })
})

it('expectedValue weights the outcomes by their probability', () => {
  expect(expectedValue(1, [0.5, 0, 0, 0, 0.5], (lead) => lead * lead)).toBe(0.5 * 1 + 0.5 * 9)
})
