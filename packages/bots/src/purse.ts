// What a coach may still spend in a turn: time where a clock was given, positions looked at where a number of them was.
// Neighbours: coach.ts has the budget, legend.ts spends it.
import type { Budget } from './coach.ts'

export interface Purse {
  readonly isSpent: () => boolean
  /** So many positions were looked at, or one. */
  readonly spend: (positions?: number) => void
  /** A fair part of what is left, for the first of so many uses. */
  readonly share: (uses: number) => Purse
}

/** The first decisions of a turn matter most: each may take this many times its even part. */
const EARLY = 2.5

const makePurse = (nodes: number, until: number, spent: (count: number) => void): Purse => {
  let left = nodes
  const timed = Number.isFinite(until)
  return {
    isSpent: () => left <= 0 || (timed && performance.now() >= until),
    spend: (positions = 1) => {
      left -= positions
      spent(positions)
    },
    share: (uses) => {
      const part = Math.min(1, EARLY / Math.max(1, uses))
      const now = timed ? performance.now() : 0
      return makePurse(Math.ceil(left * part), timed ? now + (until - now) * part : until, (count) => {
        left -= count
        spent(count)
      })
    },
  }
}

/** Without any number of its own a budget has no end: give it one. */
export const newPurse = ({ milliseconds, nodes }: Budget): Purse =>
  makePurse(
    nodes ?? Number.POSITIVE_INFINITY,
    milliseconds === undefined ? Number.POSITIVE_INFINITY : performance.now() + milliseconds,
    () => {},
  )
