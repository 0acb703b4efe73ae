// Rolls without a hero: of a side or of nobody, under a number, on a table. They pass through the one roll primitive and explain
// themselves. Neighbours: procs/rolling/roll.ts, judging.ts; ../support/rolls.ts.
import { describe, expect, it } from 'vitest'
import type { Edition } from '../../src/edition.ts'
import { crp } from '../../src/editions/crp.ts'
import type { RollFrame } from '../../src/procs/rolling/roll.ts'
import { rollFrame, sideRollFrame } from '../../src/procs/rolling/roll.ts'
import { injuryCrp } from '../../src/tables/injury.ts'
import { resultFor, rowFor } from '../../src/tables/resultTable.ts'
import type { GameEvent } from '../../src/vocabulary/events.ts'
import type { Explanation } from '../../src/vocabulary/rolls.ts'
import { called, northTests } from '../support/rolls.ts'

const north: Edition = { ...crp, id: 'north', tests: northTests }

const POSITION = 'turn=home:3/2 rr=3/3 h1@h13 a1@h14'

const explained = (events: readonly GameEvent[]): Explanation => {
  const rolled = events.find((event) => event.type === 'rolled')
  if (rolled?.type !== 'rolled') throw new Error('nothing was rolled')
  return rolled.roll
}

describe('a table that is read by a total', () => {
  it('gives the first row that covers it, and says if none does', () => {
    expect([2, 7, 8, 9, 10, 99].map((total) => resultFor(injuryCrp, total))).toEqual([
      ...['stunned', 'stunned', 'knockedOut', 'knockedOut', 'casualty', 'casualty'],
    ])
    expect(() => rowFor([{ upTo: 3, result: 'small' }], 4)).toThrow('no row for 4; its last one is small')
  })
})

describe('a roll of a side', () => {
  it('belongs to no player, offers nobody a re-roll, and says whose it is and what for', () => {
    const s = called(north, POSITION, (c) => sideRollFrame(c, 'lot', 'away', { dice: ['d6', 'd8'], why: 'gate' }))
    expect(s.engine.pending(s.match)).toMatchObject({ wait: 'dice', dice: ['d6', 'd8'], why: 'gate' })
    expect(s.engine.explain(s.match)).toMatchObject({ player: -1, side: 'away', why: 'gate', needed: 0 })
    const roll = explained(s.roll(3, 8))
    expect(roll).toEqual({
      ...{ roll: 'lot', player: -1, base: 0, modifiers: [], needed: 0, faces: [3, 8], passed: true },
      ...{ side: 'away', why: 'gate' },
    })
    expect(s.engine.pending(s.match)).toMatchObject({ wait: 'coach', question: { kind: 'turn' } })
  })

  it('of nobody names no side', () => {
    const s = called(north, POSITION, (c) => sideRollFrame(c, 'lot', '', { dice: ['d6'], why: 'coin' }))
    expect(explained(s.roll(3))).not.toHaveProperty('side')
  })

  it('has the weather in its total, but no player’s skills', () => {
    const windy: Edition = {
      ...north,
      tables: { ...crp.tables, weather: [{ ...crp.tables.weather[0], id: 'nice', modifiers: { cheer: -2 } }] },
    }
    const s = called(windy, POSITION, (c) => sideRollFrame(c, 'cheer', 'home', { base: 4 }))
    expect(s.engine.explain(s.match)?.modifiers).toEqual([{ value: -2, source: 'nice', player: -1 }])
  })
})

describe('a roll under a number', () => {
  it.each([
    [3, true],
    [4, true],
    [5, false],
  ])('succeeds if it does not exceed the number: a natural %i with +1 against 5', (face, passed) => {
    const modifiers = [{ value: 1, source: 'fame', player: -1 }]
    const s = called(north, POSITION, (c) => sideRollFrame(c, 'cheer', 'home', { base: 5, modifiers }))
    expect(explained(s.roll(face))).toMatchObject({ base: 5, needed: 4, under: true, passed })
  })
})

describe('a roll on a table', () => {
  const on = (faces: readonly [number, number], modifier: number, detail = ''): Explanation => {
    const modifiers = [{ value: modifier, source: 'ST', player: 0 }]
    const s = called(north, POSITION, (c) => rollFrame(c, 'feat', 0, { other: 1, modifiers, detail }))
    return explained(s.roll(...faces))
  }

  it('has the result of its row, and succeeds where the row is good', () => {
    expect(on([2, 3], 0)).toMatchObject({ table: 'shove', result: 'attackerDown', passed: false })
    expect(on([2, 3], 1)).toMatchObject({ table: 'shove', result: 'nothing', passed: false })
    expect(on([2, 3], 4)).toMatchObject({ table: 'shove', result: 'defenderDown', passed: true })
  })

  it('takes the table by its detail', () => {
    expect(on([6, 6], 4, 'gentle')).toMatchObject({ table: 'gentle', result: 'nothing', passed: false })
  })

  it('may have natural dice that count whatever the total', () => {
    expect(on([1, 1], 9)).toMatchObject({ result: 'slips', passed: false })
    expect(on([6, 6], 0)).toMatchObject({ result: 'defenderDown', passed: true })
  })

  it('keeps its result in a copy of the match', () => {
    const s = called(north, POSITION, (c) => rollFrame(c, 'feat', 0))
    const frame = s.match.stack.at(-1) as RollFrame
    frame.result = 'nothing'
    frame.terms = { ...frame.terms, concerns: [1] }
    expect(s.engine.clone(s.match)).toEqual(s.match)
  })
})

describe('the outcomes of dice', () => {
  it('are merged if they give the same result in any order, and never if they belong to two sides', () => {
    const dice = ['d6', 'd6'] as const
    const merged = called(north, POSITION, (c) => sideRollFrame(c, 'lot', '', { dice, why: 'gate' }))
    expect(merged.engine.outcomes(merged.match)).toHaveLength(21)
    const apart = called(north, POSITION, (c) => sideRollFrame(c, 'lot', '', { dice, why: 'gate', ordered: true }))
    expect(apart.engine.outcomes(apart.match)).toHaveLength(36)
  })
})
