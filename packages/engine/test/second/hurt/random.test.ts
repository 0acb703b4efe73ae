// Random matches of second between teams with every recovery and every skill about being hurt. Neighbours: ../wholeMatches.test.ts,
// recovery.test.ts.
import { describe, expect, it } from 'vitest'
import type { LineUp } from '../../../src/lineUp.ts'
import { playChecked } from '../../../src/play/invariants.ts'
import { livelyCoach } from '../../../src/play/livelyCoach.ts'
import { startingLineUp } from '../../../src/rosters/roster.ts'
import { rostersSecond } from '../../../src/rosters/second/index.ts'
import { engineSecond } from '../../support/second.ts'

const LEARNT: readonly (readonly string[])[] = [
  ['mighty-blow-3', 'toughness-1'],
  ['thick-skull', 'dirty-tackle-2'],
  ['toughness-4', 'mighty-blow-2-grave'],
  [],
]

/** The list's squad, whose players have learnt something. */
const squadOf = (list: string): LineUp => {
  const roster = rostersSecond.find(({ id }) => id === list)
  if (!roster) throw new Error(`no list ${list}`)
  const lineUp = startingLineUp(roster)
  return {
    ...lineUp,
    players: lineUp.players.map((player, i) => ({
      ...player,
      skills: [...new Set([...player.skills, ...LEARNT[i % LEARNT.length]])],
    })),
  }
}

const pairs = [
  ['undead', 'dwarf'],
  ['norse', 'goblin'],
  ['halfling', 'orc'],
] as const

describe('random matches of second in which many are hurt', () => {
  for (const [seed, [home, away]] of pairs.entries())
    it(`hold every invariant: ${home} against ${away}`, () => {
      const setup = { home: squadOf(home), away: squadOf(away), options: { turns: 16 } }
      const engine = engineSecond('standingUp', 'shoulderCharge', 'push', 'rerolls')
      expect(playChecked(engine, setup, seed, { makeCoach: livelyCoach, alone: seed > 0 }).faults).toEqual([])
    })
})
