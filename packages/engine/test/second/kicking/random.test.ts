// Whole matches of random legal answers with kick-offs, kicks and boots: every state is checked. Neighbour: ../wholeMatches.test.ts.
import { describe, expect, it } from 'vitest'
import { playChecked } from '../../../src/play/invariants.ts'
import { livelyCoach } from '../../../src/play/livelyCoach.ts'
import { randomCoach } from '../../../src/play/playMatch.ts'
import type { EditionOption } from '../../../src/vocabulary/editionOptions.ts'
import { engineSecond, plainSecond } from '../../support/second.ts'

const kicks = ['kickOff', 'kicksInPlay', 'kickers', 'booting'] as const
const sets: readonly (readonly EditionOption[])[] = [
  ['kickOff', 'kickers'],
  kicks,
  [...kicks, 'rerolls', 'weather'],
  [...kicks, 'referees', 'fouls', 'push', 'multipleBlock', 'throwing', 'interceptions'],
]

/** Kickers of several kinds, and a big base that runs and stands under the ball. */
const skills = [
  ['large'],
  ['kicker', 'up-and-under', 'kick-1'],
  ['kicker', 'long-kick-2', 'nerves-of-steel'],
  ['up-and-under'],
  ['kicker', 'mighty-kick-1'],
]
const plain = plainSecond(14)
const squad = { ...plain, players: plain.players.map((player, i) => ({ ...player, skills: skills[i] ?? [] })) }

describe('matches of second with kicks', () => {
  for (const [seed, on] of sets.entries())
    it(`hold every invariant with ${on.join(', ')}`, () => {
      const makeCoach = seed % 2 === 0 ? livelyCoach : randomCoach
      const setup = { home: squad, away: squad, options: { turns: 10 } }
      expect(playChecked(engineSecond(...on), setup, seed, { makeCoach, alone: seed > 1 }).faults).toEqual([])
    })
})
