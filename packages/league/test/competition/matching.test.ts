// The minimum-cost matching against exhaustive search. Neighbours: src/competition/matching.ts.
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { leastCostPairing } from '../../src/competition/matching.ts'

const leastByTrying = (left: readonly number[], cost: readonly (readonly number[])[]): number => {
  const [first, ...rest] = left
  if (first === undefined) return 0
  return Math.min(
    ...rest.map(
      (partner) =>
        cost[first][partner] +
        leastByTrying(
          rest.filter((place) => place !== partner),
          cost,
        ),
    ),
  )
}

const table = fc.integer({ min: 1, max: 4 }).chain((half) =>
  fc.array(fc.array(fc.integer({ min: 0, max: 30 }), { minLength: half * 2, maxLength: half * 2 }), {
    ...{ minLength: half * 2, maxLength: half * 2 },
  }),
)

describe('the pairing of least cost', () => {
  it('should be as cheap as the best of all pairings', () => {
    fc.assert(
      fc.property(table, (cost) => {
        const places = cost.map((_, place) => place)
        const symmetric = places.map((a) => places.map((b) => cost[Math.min(a, b)][Math.max(a, b)]))
        const partners = leastCostPairing(places.length, (a, b) => symmetric[a][b])
        expect(places.every((place) => partners[partners[place]] === place && partners[place] !== place)).toBe(true)
        const paid = places.reduce((sum, place) => sum + symmetric[place][partners[place]], 0) / 2
        expect(paid).toBe(leastByTrying(places, symmetric))
      }),
      { numRuns: 300 },
    )
  })

  it('should keep away from forbidden pairs', () => {
    const partners = leastCostPairing(4, (a, b) => (a === 0 && b === 1 ? null : a === 0 && b === 2 ? null : 0))
    expect(partners).toEqual([3, 2, 1, 0])
  })

  it('should refuse where no perfect matching exists', () => {
    expect(() => leastCostPairing(4, (a) => (a === 0 ? null : 0))).toThrow('cannot be paired')
  })

  it('should refuse more than it can count exactly', () => {
    expect(() => leastCostPairing(2, () => 2 ** 51)).toThrow('more than can be paired exactly')
  })
})
