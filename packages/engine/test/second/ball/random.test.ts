// Random matches of teams that throw: the ball, and team-mates. Every invariant holds at every moment. Neighbour:
// src/play/invariants.ts.
import { describe, expect, it } from 'vitest'
import type { MatchSetup } from '../../../src/lineUp.ts'
import { playChecked } from '../../../src/play/invariants.ts'
import { livelyCoach } from '../../../src/play/livelyCoach.ts'
import { randomCoach } from '../../../src/play/playMatch.ts'
import type { EditionOption } from '../../../src/vocabulary/editionOptions.ts'
import { engineSecond, plainSecond } from '../../support/second.ts'

const skillsOf: readonly (readonly string[])[] = [
  ['large', 'throw-team-mates'],
  ['right-stuff', 'small-hands'],
  ['right-stuff', 'catch-2'],
  ['safe-throw-2', 'accurate', 'dislike-human'],
  ['long-throw', 'nerves-of-steel'],
  ['intercept-3', 'distract'],
]

/** Ten on the pitch with an Ogre among them, who counts as two. */
const { players, ...team } = plainSecond(12)
const throwers = {
  ...team,
  players: players.map((player, i) => ({
    ...player,
    skills: skillsOf[i] ?? [],
    race: i % 2 === 0 ? 'Human' : 'Orc',
  })),
}

const setup: MatchSetup = { home: throwers, away: throwers, options: { touchdowns: 2, turns: 12 } }

const sets: readonly (readonly EditionOption[])[] = [
  ['throwing', 'interceptions'],
  ['throwing'],
  ['interceptions', 'push'],
  ['throwing', 'interceptions', 'rerolls', 'weather', 'dodging'],
]

describe('random matches with throws', () => {
  for (const [seed, on] of sets.entries())
    it(`hold every invariant: ${on.join(' ')}`, () => {
      for (const makeCoach of [randomCoach, livelyCoach])
        expect(playChecked(engineSecond(...on), setup, seed, { makeCoach, alone: seed === 0 }).faults).toEqual([])
    })
})
