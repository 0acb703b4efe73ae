// Whole matches of random legal answers in which both teams bring a see-saw or a cannon: every state is checked, and the weapons are
// used. Neighbours: launch.test.ts, shot.test.ts; ../wholeMatches.test.ts draws options and teams.
import { describe, expect, it } from 'vitest'
import { playChecked } from '../../../src/play/invariants.ts'
import { livelyCoach } from '../../../src/play/livelyCoach.ts'
import { randomCoach } from '../../../src/play/playMatch.ts'
import type { EditionOption } from '../../../src/vocabulary/editionOptions.ts'
import type { WeaponId } from '../../../src/vocabulary/weapons.ts'
import { engineSecond, plainSecond } from '../../support/second.ts'

const sets: readonly (readonly [WeaponId, readonly EditionOption[]])[] = [
  ['seeSaw', ['secretWeapons']],
  ['seeSaw', ['secretWeapons', 'standingUp', 'push', 'tackleZones', 'rerolls', 'referees']],
  ['cannon', ['secretWeapons', 'kickOff']],
  ['cannon', ['secretWeapons', 'kickOff', 'fans', 'rerolls', 'fouls', 'kickers', 'weather', 'spikeBall']],
]

/** Players of several sizes and skills. */
const mixed = plainSecond(16)
const squad = {
  ...mixed,
  players: mixed.players.map((player, i) => ({
    ...player,
    race: i === 4 ? 'Dwarf' : 'Human',
    skills: [['large'], ['leap-2'], ['heroic-leap'], ['toughness-3'], [], []][i] ?? [],
  })),
}

describe('matches of second with see-saws and cannons', () => {
  for (const [seed, [id, on]] of sets.entries())
    it(`hold every invariant with ${id} and ${on.join(', ')}`, () => {
      const makeCoach = seed % 2 === 0 ? livelyCoach : randomCoach
      const armed = { ...squad, weapons: [{ id }] }
      const setup = { home: armed, away: armed, options: { turns: 12 } }
      expect(playChecked(engineSecond(...on), setup, seed, { makeCoach, alone: seed > 1 }).faults).toEqual([])
    })
})
