// Random matches of second with magic: every state is checked, and spells of all kinds are cast. Neighbours: ../wholeMatches.test.ts,
// ../../play/secrecy.test.ts.
import { describe, expect, it } from 'vitest'
import { readInput } from '../../../src/play/inputText.ts'
import { playChecked } from '../../../src/play/invariants.ts'
import { livelyCoach } from '../../../src/play/livelyCoach.ts'
import { randomCoach } from '../../../src/play/playMatch.ts'
import { startingLineUp } from '../../../src/rosters/roster.ts'
import type { EditionOption } from '../../../src/vocabulary/editionOptions.ts'
import { engineSecond } from '../../support/second.ts'

const sets: readonly (readonly EditionOption[])[] = [
  ['spells', 'leaping', 'throwing', 'interceptions', 'gangUp', 'push'],
  ['spells', 'naf', 'kickOff', 'kicksInPlay', 'kickers', 'rerolls', 'throwing'],
  ['spells', 'secretWeapons', 'spikeBall', 'throwing', 'kickOff', 'standingUp', 'traps'],
]
const MATCHES = 3

describe('random matches with spells', () => {
  const cast = new Map<string, number>()
  for (const [set, on] of sets.entries())
    it(`hold every invariant with ${on.join(', ')}`, () => {
      const engine = engineSecond(...on)
      const { rosters } = engine.rules
      for (let i = 0; i < MATCHES; i++) {
        const seed = MATCHES * set + i
        const setup = {
          home: startingLineUp(rosters[(3 * seed) % rosters.length]),
          away: startingLineUp(rosters[(5 * seed + 1) % rosters.length]),
          // Downs have a clock of their own.
          ...(on.includes('naf') ? {} : { options: { turns: 20 } }),
        }
        const makeCoach = i === 0 ? randomCoach : livelyCoach
        const { faults, record } = playChecked(engine, setup, seed, { makeCoach, alone: i > 0 })
        expect(faults).toEqual([])
        const match = engine.start(record.setup)
        for (const text of record.inputs) {
          const input = readInput(engine.rules.pitch, text.split(' #')[0])
          if (!input) throw new Error(`no input: ${text}`)
          for (const event of engine.apply(match, input))
            if (event.type === 'spellCast') cast.set(event.spell, (cast.get(event.spell) ?? 0) + 1)
        }
      }
    })

  it('cast most of them', () => {
    const counts = [...cast].map(([spell, count]) => `${spell} ${count}`).join(', ')
    expect(cast.size, counts).toBeGreaterThanOrEqual(8)
  })
})
