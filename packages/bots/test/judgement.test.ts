// The net prefers positions that are plainly better, is decoded as it was encoded, and gets the features it was trained
// on in every edition. Neighbours: src/judgement.ts, src/netCode.ts.
import { editions, engineFor, readPosition, startingLineUp } from '@double-skulls/engine'
import { describe, expect, it } from 'vitest'
import { featuresOf } from '../src/features.ts'
import { judge, outcomesOf } from '../src/judgement.ts'
import { newMemory } from '../src/memory.ts'
import { net } from '../src/net.ts'
import { readNet, writeNet } from '../src/netCode.ts'
import { makeScene } from '../src/scene.ts'
import { agilityOf, armourOf } from '../src/worth.ts'

const toHome = (position: string): number => {
  const { engine, match } = readPosition(position)
  return judge(engine, match, 'home', match.clock.half, newMemory())
}

describe('judge', () => {
  const others = 'h2@g10 h3@i10 a1@g20 a2@i20'

  it('would rather have the ball than see it with them', () => {
    expect(toHome(`crp turn=home:3/3 h1@h12.o ${others}`)).toBeGreaterThan(
      toHome(`crp turn=home:3/3 h1@h12 a3@h14.o ${others}`),
    )
  })

  it('would rather be near the end zone than far from it when time runs out', () => {
    expect(toHome(`crp turn=home:7/7 h1@h22.o ${others}`)).toBeGreaterThan(
      toHome(`crp turn=home:7/7 h1@h8.o ${others}`) + 0.2,
    )
  })

  it('counts the lead, and late the first touchdown of it far more than the second', () => {
    const [level, ahead, farAhead] = ['0-0', '1-0', '2-0'].map((score) =>
      toHome(`crp half=2 turn=home:7/7 score=${score} h1@h12.o ${others}`),
    )
    expect(ahead - level).toBeGreaterThan(0.6)
    expect(farAhead - ahead).toBeGreaterThan(0)
    expect(farAhead - ahead).toBeLessThan(0.4)
  })

  it('tells both sides the same', () => {
    const { engine, match } = readPosition(`crp turn=home:3/3 h1@h12.o ${others}`)
    const [home, away] = (['home', 'away'] as const).map((side) => judge(engine, match, side, 1, newMemory()))
    expect(home).toBeCloseTo(-away, 12)
  })

  it('expects nothing more of a half that is over', () => {
    const over = (score: string): number => {
      const { engine, match } = readPosition(`crp turn=home:3/3 score=${score} h1@h12.o ${others}`)
      return judge(engine, match, 'home', 2, newMemory())
    }
    expect([over('2-1'), over('1-1'), over('0-2')]).toEqual([1.1, 0, -1.2])
  })
})

describe.each(editions.map((edition) => [edition.id, edition] as const))('%s', (_id, edition) => {
  const engine = engineFor(edition)

  it('gives the net as many numbers as it was trained on', () => {
    const { engine: own, match } = readPosition(`${edition.id} turn=home:3/3 h1@h12.o h2@g10 a1@g20 a2@i20`)
    const row = featuresOf(makeScene(own, match, 'home', newMemory()))
    expect(row).toHaveLength(net.inputs)
    expect(row.every(Number.isFinite)).toBe(true)
  })

  it('measures agility and armour on one scale: a human lineman has 3 and 8', () => {
    const roster = edition.rosters.find(({ id }) => id === 'human')
    if (!roster) throw new Error('no humans')
    const team = startingLineUp(roster)
    const match = engine.start({ home: team, away: team })
    const lineman = match.players.find(({ who }) => who.position === 'Lineman' || who.position === 'Human Lineman')
    if (!lineman) throw new Error('no lineman')
    expect([agilityOf(engine, match, lineman), armourOf(engine, lineman)]).toEqual([3, 8])
  })
})

describe('net', () => {
  it('reads as it was written', () => {
    const again = readNet(writeNet(net))
    const row = Array.from({ length: net.inputs }, (_, i) => Math.sin(i))
    expect(outcomesOf(again, row)).toBe(outcomesOf(net, row))
    expect(again).toEqual(net)
  })

  it('says what is wrong with a text that is too short', () => {
    const text = writeNet(net)
    expect(() => readNet({ ...text, first: text.first + 1 })).toThrow(/numbers, not \d+: train it anew/)
  })

  it('adds up as it should: two inputs, two hidden numbers each', () => {
    const one = {
      ...{ inputs: 2, first: 2, second: 2, receiving: [] },
      weights1: Float32Array.of(1, -1, 2, 0),
      bias1: Float32Array.of(0, 1),
      weights2: Float32Array.of(1, 0, 0, 1),
      bias2: Float32Array.of(0, -1),
      weights3: Float32Array.of(0, 0, 0, 0.2, 0, 0, 0, 0, 1, 0),
      residual: Float32Array.of(0, 0, 0, 0.3, 0, 0, 0, 0, 0, 0),
      bias: Float32Array.of(0, 0, 0, 0.5, 0),
    }
    // First hidden layer: 1·1 + 2·1 = 3 and −1 + 1 = 0. Second: 3 and 0 − 1 = −1, which the leaky ReLU makes −0.1. The
    // fourth outcome gets 0.5 + 0.3 + 0.2·3 = 1.4 from the first unit and 1·(−0.1) from the second: 1.3. The others get
    // 0.
    const odds = [0, 0, 0, 1.3, 0].map(Math.exp)
    const sum = odds.reduce((a, b) => a + b)
    Array.from(outcomesOf(one, [1, 1])).forEach((chance, i) => {
      expect(chance).toBeCloseTo(odds[i] / sum, 6)
    })
  })
})
