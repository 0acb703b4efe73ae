// What a coach may still spend in a turn: time where a clock was given, positions looked at where a number of them was.
// Neighbours: coach.ts has the budget, legend.ts spends it.
import type { Budget } from './coach.ts'

export interface Purse {
  readonly isSpent: () => boolean
  /** So many positions were looked at, or one. */
  readonly spend: (positions?: number) => void
  /** How many things still fit in that take so many positions and milliseconds each. */
  readonly room: (positions: number, milliseconds: number) => number
  /** A fair part of what is left, for the first of so many uses. */
  readonly share: (uses: number) => Purse
}

const makePurse = (nodes: number, until: number, spent: (count: number) => void): Purse => {
  let left = nodes
  const timed = Number.isFinite(until)
  return {
    isSpent: () => left <= 0 || (timed && performance.now() >= until),
    spend: (positions = 1) => {
      left -= positions
      spent(positions)
    },
    room: (positions, milliseconds) =>
      Math.max(0, Math.min(left / positions, timed ? (until - performance.now()) / milliseconds : left)),
    share: (uses) => {
      const part = 1 / Math.max(1, uses)
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
