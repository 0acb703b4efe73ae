// Whole matches of random legal answers with fans, weather and re-rolls, and with a crowd that goes wild in every turn: every state
// is checked. Neighbours: ../wholeMatches.test.ts, src/procs/match/crowdIntervention.ts.
import { describe, expect, it } from 'vitest'
import { second } from '../../../src/editions/second.ts'
import { engineFor } from '../../../src/engine.ts'
import { playChecked } from '../../../src/play/invariants.ts'
import { livelyCoach } from '../../../src/play/livelyCoach.ts'
import { randomCoach } from '../../../src/play/playMatch.ts'
import { crowdGoesWild } from '../../../src/procs/match/crowdIntervention.ts'
import type { EditionOption } from '../../../src/vocabulary/editionOptions.ts'
import { engineSecond, plainSecond } from '../../support/second.ts'
import { ofRace } from './crowds.ts'

const shy = plainSecond(14, { rerolls: 2 })
const setup = {
  home: ofRace('Orc', { rerolls: 1, cheerleaders: 3, cheerleadersPainted: true }),
  away: {
    ...shy,
    players: shy.players.map((player, i) => ({ ...player, skills: i < 8 ? ['light-shy'] : ['luck-2', 'veteran'] })),
  },
  options: { turns: 10, cheerleadersDisputed: true },
}

const sets: readonly (readonly EditionOption[])[] = [
  ['weather'],
  ['rerolls', 'weather', 'throwing', 'kickers', 'kicksInPlay'],
  ['rerolls', 'fans'],
  ['rerolls', 'fans', 'cheerleaders', 'weather', 'leaping', 'push', 'fouls', 'spearing', 'referees', 'kickOff'],
]

describe('matches of second with fans and weather', () => {
  for (const [seed, on] of sets.entries())
    it(`hold every invariant with ${on.join(', ')}`, () => {
      const makeCoach = seed % 2 === 0 ? livelyCoach : randomCoach
      expect(playChecked(engineSecond(...on), setup, seed, { makeCoach, alone: seed < 2 }).faults).toEqual([])
    })
})

describe('matches of second in which the crowd goes wild in every turn', () => {
  const on = ['standingUp', 'rerolls', 'fans', 'weather', 'push', 'throwing', 'kickOff', 'kickers'] as const
  const edition = second.variants?.with(on) ?? second
  const wild = engineFor({
    ...edition,
    routines: [...(edition.routines ?? []), { ...crowdGoesWild, id: 'everyTurn', at: 'turnStart' }],
  })
  it('hold every invariant, invasions included', () => {
    let invasions = 0
    for (let seed = 0; seed < 8; seed++) {
      const makeCoach = seed % 2 === 0 ? livelyCoach : randomCoach
      const { faults, record } = playChecked(wild, setup, seed, { makeCoach, alone: seed > 1 })
      expect(faults, `seed ${seed}`).toEqual([])
      invasions += record.inputs.filter((input) => /^choose=(?:run|fight) /.test(input)).length
    }
    expect(invasions).toBeGreaterThan(3)
  })
})
