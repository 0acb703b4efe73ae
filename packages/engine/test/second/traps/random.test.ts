// Random matches of second with traps: every state is checked, and the counters are met often. Neighbours: ../wholeMatches.test.ts.
import { describe, expect, it } from 'vitest'
import { readInput } from '../../../src/play/inputText.ts'
import { playChecked } from '../../../src/play/invariants.ts'
import { livelyCoach } from '../../../src/play/livelyCoach.ts'
import { startingLineUp } from '../../../src/rosters/roster.ts'
import { trapKinds } from '../../../src/tables/trapTables.ts'
import type { EditionOption } from '../../../src/vocabulary/editionOptions.ts'
import { engineSecond } from '../../support/second.ts'

const sets: readonly (readonly EditionOption[])[] = [
  ['traps', 'leaping', 'push', 'shoulderCharge'],
  ['traps', 'leaping', 'push', 'standingUp', 'rerolls'],
  ['traps', 'twoBalls', 'spikeBall', 'throwing'],
  ['traps', 'kickers', 'kickOff', 'kicksInPlay', 'gangUp', 'push'],
]

describe('random matches with traps', () => {
  const met = new Set<string>()
  for (const [seed, on] of sets.entries())
    it(`hold every invariant with ${on.join(', ')}`, () => {
      const engine = engineSecond(...on)
      const { rosters } = engine.rules
      const setup = {
        home: startingLineUp(rosters[(3 * seed) % rosters.length]),
        away: startingLineUp(rosters[(5 * seed + 1) % rosters.length]),
        options: { turns: 20 },
      }
      const { faults, record } = playChecked(engine, setup, seed, { makeCoach: livelyCoach, alone: seed > 0 })
      expect(faults).toEqual([])
      const match = engine.start(record.setup)
      for (const text of record.inputs) {
        const input = readInput(engine.rules.pitch, text.split(' #')[0])
        if (!input) throw new Error(`no input: ${text}`)
        for (const event of engine.apply(match, input)) if (event.type === 'counterRevealed') met.add(event.kind)
      }
    })

  it('meet most kinds of counters', () => {
    expect(trapKinds.filter((kind) => met.has(kind)).length).toBeGreaterThanOrEqual(4)
  })
})
