// Whole matches of random legal answers in which both teams bring a machine: every state is checked, and everything that machines do
// happens. Neighbours: killdozer.test.ts, deathRoller.test.ts; random.test.ts has see-saws and cannons.
import { describe, expect, it } from 'vitest'
import type { Engine } from '../../../src/engine.ts'
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

/** Dwarfs and others; some are strong enough to stop a machine. */
const mixed = plainSecond(16)
const squad = {
  ...mixed,
  players: mixed.players.map((player, i) => ({
    ...player,
    race: i % 4 === 0 ? 'Dwarf' : 'Human',
    stats: { ...player.stats, ST: i % 2 === 1 ? 12 : 3 },
    skills: [[], ['large'], ['heroic-leap'], ['toughness-3'], ['block-2'], []][i] ?? [],
  })),
}

/** What machines do, as it happens. */
const done = (event: GameEvent, isMachine: (id: number) => boolean): string | null => {
  switch (event.type) {
    case 'driven':
    case 'wrecked':
    case 'ranAway':
    case 'ballDestroyed':
      return event.type
    case 'attacked':
      return isMachine(event.attackers[0]) ? event.kind : isMachine(event.victims[0]) ? 'attackedIt' : null
    case 'rolled':
      return event.roll.roll === 'steering' && !event.roll.passed ? 'outOfControl' : null
    default:
      return null
  }
}

const counts = new Map<string, number>()

const countAll = (engine: Engine, record: MatchRecord): void => {
  replay(engine, record, (_input, events, { players }) => {
    const isMachine = (id: number): boolean =>
      players[id].skills.some((skill) => skill === 'killdozer' || skill === 'death-roller')
    for (const event of events) {
      const what = done(event, isMachine)
      if (what) counts.set(what, (counts.get(what) ?? 0) + 1)
    }
  })
}

describe('matches of second with machines', () => {
  for (const [i, [id, on]] of sets.entries())
    it(`hold every invariant with ${id} and ${on.join(', ')}`, () => {
      const armed = { ...squad, weapons: [{ id }] }
      const setup = { home: armed, away: armed, options: { turns: 14 } }
      const engine = engineSecond(...on)
      for (const seed of [i, i + 10, i + 20]) {
        const makeCoach = seed === i && i % 3 === 0 ? randomCoach : livelyCoach
        const { faults, record } = playChecked(engine, setup, seed, { makeCoach, alone: seed !== i })
        expect(faults).toEqual([])
        countAll(engine, record)
      }
    })

  it('do everything that machines do', () => {
    for (const what of ['driven', 'outOfControl', 'shove', 'block', 'wrecked', 'ranAway'])
      expect([what, counts.get(what) ?? 0]).not.toEqual([what, 0])
  })
})
