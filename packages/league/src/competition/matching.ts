// Minimum-cost perfect matching by Edmonds' blossom algorithm (edmonds-blossom-fixed).
// Neighbours: swiss.ts and conferences.ts define the cost of a pair.
/// <reference path="./edmonds-blossom-fixed.d.ts" />
import blossom from 'edmonds-blossom-fixed'
import { misfit } from './competition.ts'

/** The library uses dual variables of twice the weight: sums above this are not exact. */
const MOST_COST = 2 ** 50

/**
 * The partner of each of an even number of places. A cost is a whole number from 0; null forbids the pair. Throws where
 * no perfect matching exists.
 */
export const leastCostPairing = (count: number, costOf: (a: number, b: number) => number | null): number[] => {
  const priced: [number, number, number][] = []
  for (let a = 0; a < count; a++)
    for (let b = a + 1; b < count; b++) {
      const cost = costOf(a, b)
      if (cost !== null) priced.push([a, b, cost])
    }
  const dearest = priced.reduce((most, [, , cost]) => Math.max(most, cost), 0)
  if (dearest * count > MOST_COST) return misfit(`${count} teams are more than can be paired exactly; split them`)
  const partners: number[] =
    count === 0
      ? []
      : blossom(
          priced.map(([a, b, cost]): [number, number, number] => [a, b, dearest - cost]),
          true,
        )
  for (let place = 0; place < count; place++)
    if ((partners[place] ?? -1) < 0) return misfit(`these ${count} teams cannot be paired`)
  return partners
}
