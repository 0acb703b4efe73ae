// The random numbers of a draw, recorded so that a draw can be repeated and verified.
// Neighbours: draw.ts stores them in its event, swiss.ts and the other plans use them.
import { seededRoller } from '@double-skulls/engine'

export interface Lots {
  /** A whole number from 0 to n − 1. */
  below(n: number): number
  /** All numbers drawn so far, from 1. */
  readonly drawn: readonly number[]
}

export const seededLots = (seed: number): Lots => {
  const roller = seededRoller(seed)
  const drawn: number[] = []
  return {
    drawn,
    below(n) {
      const lot = roller.below(n)
      drawn.push(lot + 1)
      return lot
    },
  }
}

export const shuffled = <T>(list: readonly T[], lots: Lots): T[] => {
  const order = list.slice()
  for (let last = order.length - 1; last > 0; last--) {
    const other = lots.below(last + 1)
    ;[order[last], order[other]] = [order[other], order[last]]
  }
  return order
}

/** The seed of one draw: hashed, so that rounds are independent. */
export const drawSeed = (seed: number, season: number, round: number): number => {
  let mixed = (Math.imul(seed ^ (seed >>> 16), 0x85ebca6b) ^ Math.imul(season, 0x27d4eb2f)) >>> 0
  mixed = (Math.imul(mixed ^ (mixed >>> 15), 0x2c1b3c6d) ^ Math.imul(round, 0xc2b2ae35)) >>> 0
  return (mixed ^ (mixed >>> 13)) >>> 0
}
