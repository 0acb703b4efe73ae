// What a lead is worth at the end and at half-time, reckoned by hand.
import { describe, expect, it } from 'vitest'
import { leadValue, onAverage } from '../src/leadValue.ts'

describe('leadValue', () => {
  // Whoever receives scores once in half of the halves and is scored against in a quarter.
  const value = leadValue([0, 0.25, 0.25, 0.5, 0])

  it('is won or lost at the end, and a little more for every touchdown', () => {
    expect([2, 1, 0, -1].map((lead) => value(lead, 2))).toEqual([1.2, 1.1, 0, -1.1])
  })

  it('is less sure at half-time, when either side may receive', () => {
    // On average a touchdown comes for either side in 0.375 of the halves, none in 0.25.
    expect(value(1, 1)).toBeCloseTo(0.375 * 1.2 + 0.25 * 1.1 + 0.375 * 0, 12)
    expect(value(-1, 1)).toBeCloseTo(-value(1, 1), 12)
    expect(value(0, 1)).toBeCloseTo(0, 12)
  })
})

it('onAverage weighs what may come by its chance', () => {
  expect(onAverage(1, [0.5, 0, 0, 0, 0.5], (lead) => lead * lead)).toBe(0.5 * 1 + 0.5 * 9)
})
