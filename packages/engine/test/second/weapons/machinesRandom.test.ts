// Whole matches of random legal answers in which both teams bring a machine: every state is checked, and everything that machines do
// happens. Neighbours: killdozer.test.ts, deathRoller.test.ts; random.test.ts has see-saws and cannons.
import { describe, expect, it } from 'vitest'
import { playChecked } from '../../../src/play/invariants.ts'
import { livelyCoach } from '../../../src/play/livelyCoach.ts'
import { randomCoach } from '../../../src/play/playMatch.ts'
import { type MatchRecord, replay } from '../../../src/play/record.ts'
import type { EditionOption } from '../../../src/vocabulary/editionOptions.ts'
import type { GameEvent } from '../../../src/vocabulary/events.ts'
import type { WeaponId } from '../../../src/vocabulary/weapons.ts'
import { engineSecond, plainSecond } from '../../support/second.ts'

const sets: readonly (readonly [WeaponId, readonly EditionOption[]])[] = [
  ['killdozer', ['secretWeapons']],
  ['killdozer', ['secretWeapons', 'kickOff', 'fans', 'rerolls', 'push', 'gangUp', 'multipleBlock', 'dodging', 'traps']],
  ['killdozer', ['secretWeapons', 'standingUp', 'referees', 'fouls', 'spikeBall', 'throwing', 'fans', 'rerolls']],
  ['deathRoller', ['secretWeapons']],
  [
    'deathRoller',
    ['secretWeapons', 'kickOff', 'fans', 'rerolls', 'push', 'gangUp', 'multipleBlock', 'dodging', 'traps'],
  ],
  ['deathRoller', ['secretWeapons', 'standingUp', 'referees', 'fouls', 'twoBalls', 'throwing', 'weather']],
]

/** Dwarfs and others, of several sizes and skills. */
const mixed = plainSecond(16)
const squad = {
  ...mixed,
  players: mixed.players.map((player, i) => ({
    ...player,
    race: i % 4 === 0 ? 'Dwarf' : 'Human',
    skills: [[], ['large'], ['heroic-leap'], ['toughness-3'], ['block-2'], []][i] ?? [],
  })),
}

const count = (events: readonly GameEvent[]): Map<string, number> => {
  const counts = new Map<string, number>()
  for (const event of events) {
    const what = event.type === 'rolled' ? `${event.roll.roll} ${event.roll.passed}` : event.type
    counts.set(what, (counts.get(what) ?? 0) + 1)
  }
  return counts
}

const eventsOf = (engine: ReturnType<typeof engineSecond>, record: MatchRecord): readonly GameEvent[] => {
  const all: GameEvent[] = []
  replay(engine, record, (_input, events) => all.push(...events))
  return all
}

describe('matches of second with machines', () => {
  for (const [seed, [id, on]] of sets.entries())
    it(`hold every invariant with ${id} and ${on.join(', ')}`, () => {
      const makeCoach = seed % 3 === 0 ? randomCoach : livelyCoach
      const armed = { ...squad, weapons: [{ id }] }
      const setup = { home: armed, away: armed, options: { turns: 12 } }
      const engine = engineSecond(...on)
      const { faults, record } = playChecked(engine, setup, seed, { makeCoach })
      expect(faults).toEqual([])
      const counts = count(eventsOf(engine, record))
      console.log(
        id,
        on.length,
        [
          'driven',
          'wrecked',
          'ranAway',
          'ballDestroyed',
          'steering true',
          'steering false',
          'swerve false',
          'attacked',
          'touchdown',
          'weaponRuled',
        ]
          .map((w) => `${w} ${counts.get(w) ?? 0}`)
          .join(', '),
      )
    })
})
