// Who comes back from the boxes of the dug-out when play restarts, by race. Neighbours: proposalsSecond.ts has the numbers,
// procs/match/recovery.ts rolls.
import type { Place } from '../vocabulary/words.ts'
import { proposalsSecond } from './proposalsSecond.ts'

/** For a box the roll of a D6 that is needed; a player in a box that is not listed stays there for the match. */
export type Recovery = { readonly [P in Place]?: number }

/** Everybody makes this roll: none is needed. */
export const ALWAYS = 1

export interface Recoveries {
  readonly standard: Recovery
  /** By the name of a race. */
  readonly races: { readonly [race: string]: Recovery }
  /** Races and who hurts them for good: no roll brings them back then, but those that need none. */
  readonly forGood: { readonly [race: string]: string }
}

const {
  knockedOutRecovers: { value: knockedOut },
  dwarfRecovers: { value: dwarf },
  skeletonRecovers: { value: skeleton },
  skeletonAlwaysRecovers: { value: always },
  werewolfHurtsSkeletonsForGood: { value: forGood },
} = proposalsSecond

const standard: Recovery = { stunnedBox: ALWAYS, ko: knockedOut }

export const recoveriesSecond: Recoveries = {
  standard,
  races: {
    Dwarf: { ...standard, ko: dwarf },
    Skeleton: {
      ...{ injured: skeleton, dead: skeleton },
      ...Object.fromEntries(always.map((box) => [box, ALWAYS])),
    },
  },
  forGood: forGood ? { Skeleton: 'Werewolf' } : {},
}
