// The path of a move: among the paths to a square with the best chance and length, the straightest. Neighbours: walk.ts
// knows chance, length and the rolls of each step; packages/odds has the search.
import type { Match, Pitch, Square } from '@double-skulls/engine'
import { type StraightStep, straightest } from '@double-skulls/odds'

export interface Walk {
  readonly from: Square
  readonly to: Square
  readonly steps: number
  /** The chance to get there, without and with one team re-roll. */
  readonly chance: number
  readonly helped: number
}

/** The chances of the rolls for the step number `step` of a move. */
export type TestsOfStep = (from: Square, to: Square, step: number) => readonly number[]

interface State {
  readonly chance: number
  /** The sum of the chances to fail, from which the value of one re-roll follows. */
  readonly slack: number
}

/** Differences below this are rounding. */
const TINY = 1e-9

const START: State = { chance: 1, slack: 0 }

export const helpedBy = ({ chance, slack }: State): number => Math.min(1, chance * (1 + slack))

const waysOfPitch = new WeakMap<Pitch, readonly (readonly StraightStep[])[]>()

/** The steps to the neighbours of each square. */
const waysOf = (pitch: Pitch): readonly (readonly StraightStep[])[] => {
  let ways = waysOfPitch.get(pitch)
  if (!ways) {
    ways = pitch.neighbours.map((near) => near.map((to) => ({ to, cost: 1 })))
    waysOfPitch.set(pitch, ways)
  }
  return ways
}

/** The squares of the straightest path, without the starting square. */
export const straightWalk = (pitch: Pitch, board: Match['board'], walk: Walk, testsOf: TestsOfStep): Square[] => {
  const ways = waysOf(pitch)
  const legs = straightest<StraightStep, State>(pitch, {
    from: walk.from,
    to: walk.to,
    moved: walk.steps,
    start: START,
    leaps: false,
    waysOn: ({ square }) => ways[square],
    goOn: ({ square, moved, state }, { to }) => {
      if (board[to] !== 0) return null
      const tests = testsOf(square, to, moved + 1)
      if (tests.length === 0) return state
      let { chance, slack } = state
      for (const one of tests) {
        chance *= one
        slack += 1 - one
      }
      return chance < walk.chance - TINY ? null : { chance, slack }
    },
    isSame: (a, b) => a === b || (Math.abs(a.chance - b.chance) < TINY && Math.abs(a.slack - b.slack) < TINY),
    isGood: (state) => Math.abs(helpedBy(state) - walk.helped) < TINY,
  })
  return legs ? legs.map(({ square }) => square) : []
}
