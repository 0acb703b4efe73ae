// Whole matches of random legal answers with referees, fouls and spears: every state is checked. Neighbour: ../wholeMatches.test.ts.
import { describe, expect, it } from 'vitest'
import { playChecked } from '../../../src/play/invariants.ts'
import { livelyCoach } from '../../../src/play/livelyCoach.ts'
import { randomCoach } from '../../../src/play/playMatch.ts'
import type { EditionOption } from '../../../src/vocabulary/editionOptions.ts'
import { engineSecond, plainSecond } from '../../support/second.ts'

const sets: readonly (readonly EditionOption[])[] = [
  ['referees'],
  ['fouls'],
  ['referees', 'fouls', 'spearing'],
  ['referees', 'fouls', 'spearing', 'shoulderCharge', 'gangUp', 'push', 'multipleBlock', 'dodging'],
  ['referees', 'fouls', 'rerolls', 'kickers', 'booting', 'tackleZones'],
]

const plain = plainSecond(16)
const skills = [['large'], ['mighty-blow-2'], ['thick-skull'], ['luck-2']]
const squadOf = (kickers: boolean) => ({
  ...plain,
  rerolls: 2,
  players: plain.players.map((player, i) => ({
    ...player,
    skills: skills[i] ?? (kickers && i < 8 ? ['kicker'] : []),
  })),
})

describe('matches of second with referees', () => {
  for (const [seed, on] of sets.entries())
    it(`hold every invariant with ${on.join(', ')}`, () => {
      const makeCoach = seed % 2 === 0 ? livelyCoach : randomCoach
      const agreed = on.includes('referees') ? { referees: 4 } : {}
      const squad = squadOf(on.includes('kickers'))
      const setup = { home: squad, away: squad, options: { turns: 12, ...agreed } }
      expect(playChecked(engineSecond(...on), setup, seed, { makeCoach, alone: seed > 2 }).faults).toEqual([])
    })
})
