// Whole matches of random legal answers with the options about movement: every state is checked. Neighbour: ../wholeMatches.test.ts.
import { describe, expect, it } from 'vitest'
import { playChecked } from '../../../src/play/invariants.ts'
import { livelyCoach } from '../../../src/play/livelyCoach.ts'
import { randomCoach } from '../../../src/play/playMatch.ts'
import type { EditionOption } from '../../../src/vocabulary/editionOptions.ts'
import { engineSecond, plainSecond } from '../../support/second.ts'

const sets: readonly (readonly EditionOption[])[] = [
  [],
  ['standingUp', 'tackleZones', 'tackleInjuries', 'leaping'],
  ['tackleZones', 'leaping'],
  ['standingUp', 'tackleInjuries', 'rerolls'],
]

/** Players of several sizes and skills. */
const mixed = plainSecond(16)
const squad = {
  ...mixed,
  players: mixed.players.map((player, i) => ({
    ...player,
    skills:
      [['large'], ['obese', 'leprous-flesh'], ['noisome-stench', 'heroic-leap'], ['tackle-2', 'leap-3'], ['dodge-2']][
        i
      ] ?? [],
  })),
}

describe('matches of second with many tackles', () => {
  for (const [seed, on] of sets.entries())
    it(`hold every invariant with ${on.join(', ') || 'no option'}`, () => {
      const makeCoach = seed % 2 === 0 ? livelyCoach : randomCoach
      const setup = { home: squad, away: squad, options: { turns: 12 } }
      expect(playChecked(engineSecond(...on), setup, seed, { makeCoach, alone: seed > 1 }).faults).toEqual([])
    })
})
