// Whole matches of random legal answers in crp: every state is checked, a twin plays along, the record replays.
import { describe, expect, it } from 'vitest'
import { playChecked } from '../../src/play/invariants.ts'
import { rosters } from '../../src/rosters/index.ts'
import { startingLineUp } from '../../src/rosters/roster.ts'
import { engineOf } from '../support/scene.ts'

const MATCHES = 160

describe('whole matches in crp', () => {
  it(`hold every invariant in ${MATCHES} matches`, () => {
    const engine = engineOf('crp')
    for (let seed = 0; seed < MATCHES; seed++) {
      const home = startingLineUp(rosters[seed % rosters.length])
      const away = { ...startingLineUp(rosters[Math.floor(seed / rosters.length) % rosters.length]), bribes: seed % 3 }
      const { faults } = playChecked(engine, { home, away, options: { overtime: seed % 5 === 0 } }, seed)
      expect(faults, `seed ${seed}`).toEqual([])
    }
  })
})
