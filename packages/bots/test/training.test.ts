// Training: targets by hand, a net that learns what can be learnt, and matches that are written down alike each time.
import { editionNamed, engineFor, seededRoller } from '@double-skulls/engine'
import { describe, expect, it } from 'vitest'
import { answerOf } from '../src/judgement.ts'
import { net } from '../src/net.ts'
import { placing } from '../src/weights.ts'
import { finished, fit, newNumbers } from '../train/fit.ts'
import { gatherMatch } from '../train/gather.ts'
import type { Row } from '../train/rows.ts'
import { mixture, receivingOf, whatCame } from '../train/targets.ts'

const row = (kind: Row['kind'], side: 1 | -1, scored: number, turns = 0): Row => ({
  ...{ match: 0, kind, side, scored, turns, features: [] },
})

describe('targets', () => {
  // Home acts, away acts, home scores, away receives, the half ends.
  const half = [
    row('turn', 1, 0),
    row('turn', -1, 0),
    row('kickOff', -1, 1, 3),
    row('turn', -1, 0),
    row('halfEnd', 1, 0),
  ]

  it('count what came until the half ended, seen by each row’s side', () => {
    expect(Array.from(whatCame([...half, ...half]), (one) => one + 0)).toEqual([1, -1, 0, 0, 0, 1, -1, 0, 0, 0])
  })

  it('mix in what is said of the next row', () => {
    const said = Float32Array.of(0, -0.5, 0.2, 0.4, 0)
    const found = mixture(half, said)
    // The last row is followed by the end: nothing. The kick-off is worth a tenth of what is said of that row, 0.04 to away.
    expect(found[3]).toBeCloseTo(0, 6)
    expect(found[2]).toBeCloseTo(0.04, 6)
    // Before it home scored: 1 less nine tenths of 0.04 and a tenth of 0.2, both away's.
    expect(found[1]).toBeCloseTo(-(1 - 0.9 * 0.04 - 0.1 * 0.2), 6)
  })

  it('say nothing of kick-offs that hardly ever came', () => {
    const rows = [
      ...Array.from({ length: 21 }, () => row('kickOff', 1, 0, 5)),
      row('kickOff', 1, 0, 2),
      row('halfEnd', 1, 1),
    ]
    const receiving = receivingOf(rows, whatCame(rows))
    expect([receiving[5], receiving[2]]).toEqual([1, 0])
  })
})

describe('fit', () => {
  it('learns a bent function of two numbers', () => {
    const roller = seededRoller(1)
    const even = (): number => roller.below(2001) / 1000 - 1
    const count = 4096
    const rows = new Float32Array(2 * count)
    const targets = new Float32Array(count)
    for (let i = 0; i < count; i++) {
      rows.set([even(), even()], 2 * i)
      targets[i] = Math.abs(rows[2 * i]) - 0.5 * rows[2 * i + 1]
    }
    const shape = { inputs: 2, first: 8, second: 4 }
    const numbers = newNumbers(shape, 1)
    const miss = (): number => {
      const one = finished(shape, numbers, Float32Array.of(1, 1), [])
      let sum = 0
      for (let i = 0; i < count; i++) sum += (answerOf(one, [rows[2 * i], rows[2 * i + 1]]) - targets[i]) ** 2
      return sum / count
    }
    const before = miss()
    const which = Array.from({ length: count }, (_, i) => i)
    fit(shape, numbers, rows, targets, which, { epochs: 120, rate: 1e-2, seed: 1 })
    expect(before).toBeGreaterThan(0.1)
    expect(miss()).toBeLessThan(0.005)
  })
})

describe('gatherMatch', () => {
  it('writes down the same for the same seed, ends both halves, and leaves the veteran as he was', () => {
    const crp = editionNamed('crp')
    if (!crp) throw new Error('no crp')
    const usual = { ...placing }
    const rows = gatherMatch(engineFor(crp), 0, 7)
    expect(gatherMatch(engineFor(crp), 0, 7)).toEqual(rows)
    expect(rows.filter(({ kind }) => kind === 'halfEnd')).toHaveLength(2)
    const turns = rows.filter(({ kind }) => kind === 'turn')
    expect(turns.length).toBeGreaterThan(32)
    expect(turns.every(({ features }) => features.length === net.inputs)).toBe(true)
    expect(placing).toEqual(usual)
  })
})
