// Whole matches of random legal answers with every attack by strength: every state is checked. Neighbour: ../wholeMatches.test.ts.
import { describe, expect, it } from 'vitest'
import { playChecked } from '../../../src/play/invariants.ts'
import { livelyCoach } from '../../../src/play/livelyCoach.ts'
import { randomCoach } from '../../../src/play/playMatch.ts'
import type { EditionOption } from '../../../src/vocabulary/editionOptions.ts'
import { engineSecond, plainSecond } from '../../support/second.ts'

const sets: readonly (readonly EditionOption[])[] = [
  ['shoulderCharge', 'multipleBlock', 'gangUp', 'push', 'dodging', 'stripBall'],
  ['shoulderCharge', 'multipleBlock', 'gangUp', 'push', 'stripBall', 'rerolls'],
  ['multipleBlock', 'push', 'dodging'],
  ['gangUp', 'push', 'dodging', 'rerolls'],
]

const SKILLS: readonly (readonly string[])[] = [
  ['large'],
  ['block-2', 'leprous-flesh'],
  ['noisome-stench', 'claw'],
  ['dodge-2', 'mace-tail'],
  ['strip-ball-2', 'mighty-blow-2'],
  ['sure-hands-1', 'luck-1'],
  ['berserker'],
]

const mixed = plainSecond(16)
const squad = { ...mixed, players: mixed.players.map((player, i) => ({ ...player, skills: SKILLS[i] ?? [] })) }

describe('matches of second with many attacks', () => {
  for (const [seed, on] of sets.entries())
    it(`hold every invariant with ${on.join(', ')}`, () => {
      const makeCoach = seed % 2 === 0 ? livelyCoach : randomCoach
      const setup = { home: squad, away: squad, options: { turns: 12 } }
      expect(playChecked(engineSecond(...on), setup, seed, { makeCoach, alone: seed > 1 }).faults).toEqual([])
    })
})
