// Whole matches of random legal answers in second: every state is checked, a twin plays along and the record replays.
// Neighbour: ../support/wholeMatches.ts does the same for the editions of the catalogue.
import { describe, expect, it } from 'vitest'
import type { MatchSetup } from '../../src/lineUp.ts'
import { playChecked } from '../../src/play/invariants.ts'
import { livelyCoach } from '../../src/play/livelyCoach.ts'
import { randomCoach } from '../../src/play/playMatch.ts'
import { engineSecond, plainSecond } from '../support/second.ts'

const setups: readonly MatchSetup[] = [
  { home: plainSecond(), away: plainSecond() },
  { home: plainSecond(16), away: plainSecond(12) },
  { home: plainSecond(16), away: plainSecond(16), options: { touchdowns: 1 } },
  { home: plainSecond(11), away: plainSecond(16), options: { turns: 8 } },
]

describe('whole matches of second', () => {
  for (const [seed, setup] of setups.entries())
    it(`hold every invariant in match ${seed}`, () => {
      const makeCoach = seed % 2 === 0 ? randomCoach : livelyCoach
      expect(playChecked(engineSecond(), setup, seed, { makeCoach, alone: seed > 1 }).faults).toEqual([])
    })
})
