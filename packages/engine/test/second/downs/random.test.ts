// Random matches of downs: every invariant holds at every moment, they end, and what is famous in them happens. A pitch invasion, and
// referees, among downs. Neighbours: src/play/invariants.ts, downScene.ts.
import { describe, expect, it } from 'vitest'
import { playChecked } from '../../../src/play/invariants.ts'
import { livelyCoach } from '../../../src/play/livelyCoach.ts'
import { randomCoach } from '../../../src/play/playMatch.ts'
import { replay } from '../../../src/play/record.ts'
import { invasionFrame } from '../../../src/procs/match/invasion.ts'
import { startingLineUp } from '../../../src/rosters/roster.ts'
import { companionOptions, type EditionOption } from '../../../src/vocabulary/editionOptions.ts'
import { rule } from '../../support/rule.ts'
import { engineSecond } from '../../support/second.ts'
import { FANS, goOn } from '../fans/crowds.ts'
import { carrierFalls, counted, happensInDown, NAF, stateOf } from './downScene.ts'

const sets: readonly (readonly EditionOption[])[] = [NAF, [...companionOptions, 'naf']]

describe('random matches of downs', () => {
  for (const [i, on] of sets.entries())
    it(`hold every invariant and end with ${on.length} options`, () => {
      const engine = engineSecond(...on)
      const { rosters } = engine.rules
      for (const seed of [2 * i, 2 * i + 1]) {
        const setup = { home: startingLineUp(rosters[seed]), away: startingLineUp(rosters[seed + 3]) }
        const makeCoach = seed % 2 === 0 ? livelyCoach : randomCoach
        const { faults, record } = playChecked(engine, setup, seed, { makeCoach, alone: seed > 0 })
        expect(faults, `seed ${seed}`).toEqual([])
        expect(replay(engine, record).result).not.toBeNull()
      }
    })
})

describe('among downs', () => {
  rule('[second 222] a pitch invasion breaks a down off, which does not count: the kick-off is taken again', () => {
    const s = happensInDown('H1* . A1', '5:2:14', () => invasionFrame('home'), {
      on: ['rerolls', 'fans'],
      facts: FANS,
    })
    s.roll('fanCheck', 1).roll('fanCheck', 6)
    s.away.choose('choose', { option: 'run' })
    s.roll('armour', 3, 3)
    goOn(s)
    expect([s.match.clock.down, stateOf(s).down, s.waits(), s.match.drive.kicking]).toEqual([
      5,
      0,
      'home setUp',
      'away',
    ])
  })

  rule('[second 224] referees walk at the turns of whoever is the offence now', () => {
    const s = carrierFalls('H1* . A1', '5:4:14', { at: 'h17', on: ['referees'], beside: 'n1@c3', facts: 'referees=1' })
    expect(counted(s)).toEqual([6, 1, 'away', 17])
    s.away.choose('formation', { option: 'wall' })
    s.away.choose('decline')
    s.home.choose('formation', { option: 'wall' })
    s.home.choose('decline')
    s.away.choose('giveBall', { player: 'A21' })
    expect(s.waits()).toBe('dice refereeDirection')
    goOn(s)
    s.expectTurnOf('away')
    s.endTurn()
    s.expectTurnOf('home')
  })
})
