// What is left of a turn's budget: time, or nodes (positions looked at). Neighbours: coach.ts has the budget, legend.ts
// spends it.
import type { Budget } from './coach.ts'

export interface Purse {
  readonly isSpent: () => boolean
  /** Spends that many positions, by default one. */
  readonly spend: (positions?: number) => void
  /** How many tasks of this cost still fit in. */
  readonly room: (positions: number, milliseconds: number) => number
  /** An equal part of what is left, for the first of `uses` uses; what it spends is spent here too. */
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

/** A budget without nodes and milliseconds is unlimited. */
export const newPurse = ({ milliseconds, nodes }: Budget): Purse =>
  makePurse(
    nodes ?? Number.POSITIVE_INFINITY,
    milliseconds === undefined ? Number.POSITIVE_INFINITY : performance.now() + milliseconds,
    () => {},
  )
