// What the kinds of balls are like: which of them score, hurt, belong in a dug-out or blow up. Neighbours: vocabulary/words.ts lists
// the kinds, procs/ball/ballRules.ts says which an edition begins a drive with, procs/ball/whichBall.ts asks.
import type { BallKind } from '../vocabulary/words.ts'

export interface BallNature {
  /** It is picked up, carried, handed on and thrown as a football is; nobody carries two such. What is not is a bomb. */
  readonly carried: boolean
  /** Carried into the end zone it is a touchdown. */
  readonly scores: boolean
  /** It pricks whoever catches it, may be thrown at opponents and to empty squares, and flies badly. */
  readonly spiked: boolean
  /** It is brought home: to an entry square of either side. */
  readonly goesHome: boolean
}

const football: BallNature = { carried: true, scores: true, spiked: false, goesHome: false }

export const ballNatures: { readonly [K in BallKind]: BallNature } = {
  ball: football,
  spiked: { ...football, spiked: true },
  head: { ...football, scores: false, goesHome: true },
  bomb: { ...football, carried: false, scores: false },
}
