// Training: outcome frequencies by hand, a net that learns a simple function, and reproducible training data.
// Neighbours: train/fit.ts, train/gather.ts, train/receiving.ts.
import { seededRoller } from '@double-skulls/engine'
import { describe, expect, it } from 'vitest'
import { outcomesOf } from '../src/judgement.ts'
import { net } from '../src/net.ts'
import { finished, fit, newNumbers } from '../train/fit.ts'
import { gatherMatch } from '../train/gather.ts'
import { outcomeOf, receivingOf } from '../train/receiving.ts'
import type { Row } from '../train/rows.ts'
import { engineOf } from './support.ts'

const kickOff = (turns: number, came: number): Row => ({ match: 0, kind: 'kickOff', came, turns, features: [] })

describe('receiving', () => {
  it('counts outcomes by the turns left, more than two touchdowns as two', () => {
    expect([-5, -2, -1, 0, 1, 2, 3].map(outcomeOf)).toEqual([0, 0, 1, 2, 3, 4, 4])
    const rows = [
      ...Array.from({ length: 30 }, () => kickOff(5, 1)),
      ...Array.from({ length: 10 }, () => kickOff(5, -3)),
    ]
    expect(receivingOf(rows)[5]).toEqual([0.25, 0, 0, 0.75, 0])
  })

  it('uses the frequencies for a turn less where there are few rows', () => {
    const rows = [kickOff(2, 1), ...Array.from({ length: 20 }, () => kickOff(3, -1)), kickOff(4, 1)]
    const receiving = receivingOf(rows)
    expect(receiving[2]).toEqual([0, 0, 1, 0, 0])
    expect([receiving[3], receiving[4]]).toEqual([
      [0, 1, 0, 0, 0],
      [0, 1, 0, 0, 0],
    ])
  })
})

describe('fit', () => {
  it('learns an outcome from two numbers', () => {
    const roller = seededRoller(1)
    const even = (): number => roller.below(2001) / 1000 - 1
    const count = 4096
    const rows = new Float32Array(2 * count)
    const targets = new Uint8Array(count)
    for (let i = 0; i < count; i++) {
      rows.set([even(), even()], 2 * i)
      targets[i] = Math.abs(rows[2 * i]) > 0.5 ? 4 : rows[2 * i + 1] > 0 ? 1 : 2
    }
    const shape = { inputs: 2, first: 8, second: 4 }
    const numbers = newNumbers(shape, 1)
    const right = (): number => {
      const one = finished(shape, numbers, Float32Array.of(1, 1), [])
      let sum = 0
      for (let i = 0; i < count; i++) sum += outcomesOf(one, [rows[2 * i], rows[2 * i + 1]])[targets[i]]
      return sum / count
    }
    const before = right()
    const which = Array.from({ length: count }, (_, i) => i)
    fit(shape, numbers, rows, targets, which, { epochs: 120, rate: 1e-2, seed: 1 })
    expect(before).toBeLessThan(0.4)
    expect(right()).toBeGreaterThan(0.85)
  })
})

describe('gatherMatch', () => {
  it("gathers the same rows for the same seed: a whole half from its kick-off, and turns with the net's features", () => {
    const gather = (): Row[] => gatherMatch(engineOf('crp'), 0, 7, { share: 0.1, nodes: 4 })
    const rows = gather()
    expect(gather()).toEqual(rows)
    expect(rows[0]).toMatchObject({ kind: 'kickOff', turns: 8 })
    const turns = rows.filter(({ kind }) => kind === 'turn')
    expect(turns.length).toBeGreaterThan(40)
    expect(turns.every(({ features }) => features.length === net.inputs)).toBe(true)
    expect(rows.every(({ came }) => Number.isInteger(came))).toBe(true)
  })
})
