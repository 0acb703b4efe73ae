// The notation of plans: long words and short ones, settings, closed forms, and errors. Neighbours: src/notation.ts,
// src/calculator.ts.
import { describe, expect, it } from 'vitest'
import { BadNotation, calculate, readNotation } from '../src/index.ts'

const successes = (text: string): number[] => calculate(text).byRerolls.map(({ success }) => success)
const first = (text: string): number => successes(text)[0]

describe('the calculator', () => {
  it('should give the well-known odds of two rolls of 2+', () => {
    expect(successes('2+,2+').map((chance) => (chance * 100).toFixed(2))).toEqual(['69.44', '92.59', '94.52'])
  })

  it('should show as many re-rolls as the text names, or none to two', () => {
    expect(calculate('2+').byRerolls.map(({ rerolls }) => rerolls)).toEqual([0, 1, 2])
    expect(calculate('2+ | rr 1').byRerolls.map(({ rerolls }) => rerolls)).toEqual([0, 1])
    expect(calculate('2+ | rr0').byRerolls.map(({ rerolls }) => rerolls)).toEqual([0])
  })

  it.each([
    ['3+', 4 / 6],
    ['d3+', 4 / 6],
    ['dodge 3+', 4 / 6],
    ['gfi', 5 / 6],
    ['rush 3+', 4 / 6],
    ['g', 5 / 6],
    ['pick-up 2+', 5 / 6],
    ['standup', 3 / 6],
    ['3+x3', (4 / 6) ** 3],
    ['d3+x2 g', (4 / 6) ** 2 * (5 / 6)],
    ['3+r', 1 - (2 / 6) ** 2],
    ['armour 9+', 10 / 36],
    ['a8+ i10+', (15 / 36) * (6 / 36)],
    ['block', 2 / 6],
    ['2block pow', 1 - (4 / 6) ** 2],
    ['2b', 1 - (4 / 6) ** 2],
    ['2block pow!', 1 - (5 / 6) ** 2],
    ['3block pow/both', 1 - (3 / 6) ** 3],
    ['2block4', 1 - (2 / 6) ** 2],
    ['2b4', 1 - (2 / 6) ** 2],
    ['-2block pow/push', (4 / 6) ** 2],
    ['-3b5', (5 / 6) ** 3],
    // Two dice plus 3: 6 or more, 26 of 36, brings 9 and so the fall of the other.
    ['block 7v4', 26 / 36],
    ['block 7v4-1', 21 / 36],
    ['charge 7v4', 21 / 36],
    ['several 7v7', 10 / 36],
    ['gang 11v7', 30 / 36],
    ['push 3v4', 6 / 36],
    // Where both fall, so does the one who moves.
    ['tackle 4v3', 21 / 36],
    // He hopes for 7 or less.
    ['evade 3v4', 26 / 36],
    // A natural 2 always fails and a natural 12 always succeeds.
    ['boot 12v3', 35 / 36],
    ['boot 1v9', 1 / 36],
    ['throw quick +0', 26 / 36],
    ['throw bomb -2', 0],
    ['leap +3', 21 / 36],
    ['land +3', 10 / 36],
    ['charge 7v3, throw long +2', (26 / 36) * (21 / 36)],
    ['2+ d3+ 2block4', (5 / 6) * (4 / 6) * (1 - (2 / 6) ** 2)],
  ])('should reckon %s', (text, chance) => {
    expect(first(text)).toBeCloseTo(chance, 12)
  })

  it('should end the turn with a throw that is not caught, and with no attack', () => {
    const [none] = calculate('block 7v4, throw long +2').byRerolls
    expect(none.success).toBeCloseTo((26 / 36) * (21 / 36), 12)
    expect(none.turnover).toBeCloseTo((26 / 36) * (15 / 36), 12)
    expect(none.other).toBeCloseTo(10 / 36, 12)
  })

  it.each(['block 7v', 'throw far +2', 'throw long 2', 'leap +', 'charge 7 v 4', 'constructor 3v3'])(
    'should refuse %s, and say what there is',
    (text) => {
      expect(() => readNotation(text)).toThrow(BadNotation)
    },
  )

  it('should mean the same in long words and short', () => {
    expect(successes('dodge 3+, gfi, pickup 2+, 2block pow | rr 2')).toEqual(successes('d3+ g p2+ 2b | rr2'))
  })

  it.each([
    // Dodge works once a turn, and only on dodges.
    ['d3+ d3+ | rr 0 dodge', (4 / 6) ** 2 * (1 + 2 * (2 / 6))],
    ['3+ | rr 0 dodge', 4 / 6],
    ['g g | rr 0 sure-feet', (5 / 6) ** 2 * (1 + 2 * (1 / 6))],
    // Sure Hands, Catch and Pass have no limit.
    ['p4+x2 | rr 0 surehands', (3 / 4) ** 2],
    ['t4+ c4+ | rr 0 pass catch', (3 / 4) ** 2],
    ['3+ | rr 0 pro', 4 / 6 + (2 / 6) * (3 / 6) * (4 / 6)],
    ['3+ | rr 0 pro 3+', 4 / 6 + (2 / 6) * (4 / 6) * (4 / 6)],
    ['3+ | rr 1 loner', 4 / 6 + (2 / 6) * (3 / 6) * (4 / 6)],
    ['3+ | rr 1 loner5+', 4 / 6 + (2 / 6) * (2 / 6) * (4 / 6)],
    ['a9+ | rr 1', 10 / 36],
    // The lowest and highest number that the skill's own roll can need.
    ['3+ | rr 0 pro2+', 4 / 6 + (2 / 6) * (5 / 6) * (4 / 6)],
    ['3+ | rr 0 pro 6+', 4 / 6 + (2 / 6) * (1 / 6) * (4 / 6)],
    ['3+ | rr 1 loner2+', 4 / 6 + (2 / 6) * (5 / 6) * (4 / 6)],
    ['3+ | rr 1 loner 6+', 4 / 6 + (2 / 6) * (1 / 6) * (4 / 6)],
  ])('should reckon %s', (text, chance) => {
    expect(successes(text).at(-1)).toBeCloseTo(chance, 12)
  })

  it('should distinguish a turnover from a plan that only fails', () => {
    const [odds] = calculate('2block pow').byRerolls
    expect(odds.turnover).toBeCloseTo((2 / 6) ** 2, 12)
    expect(odds.other).toBeCloseTo(1 - (1 - (4 / 6) ** 2) - (2 / 6) ** 2, 12)
    const [armour] = calculate('d3+ a9+').byRerolls
    expect(armour.turnover).toBeCloseTo(2 / 6, 12)
    expect(armour.other).toBeCloseTo((4 / 6) * (26 / 36), 12)
    for (const text of ['d3+ g 2b | rr 3 pro', '-2b pow/push a8+', 's d2+ 3b'])
      for (const { success, turnover, other } of calculate(text).byRerolls)
        expect(success + turnover + other).toBeCloseTo(1, 12)
  })

  it('should give the chance after each step', () => {
    const [none, one] = calculate('2+,2+ | rr 1').byRerolls
    expect(none.cumulative[0]).toBeCloseTo(5 / 6, 12)
    expect(one.cumulative[0]).toBeCloseTo(35 / 36, 12)
    expect(one.cumulative[1]).toBeCloseTo(one.success, 12)
  })
})

describe('a plan that cannot be read', () => {
  it.each([
    ['', 'no steps'],
    ['2+ dogde 3+', '"dogde" at character 4'],
    ['7+', 'from 2+ to 6+'],
    ['armour 13+', 'at character'],
    ['pickup', 'pickup 2+'],
    ['2block pow/elf', 'at character 8 is no face'],
    ['4block', 'is no step'],
    ['2+ | rr', 'rr 0 to rr 8'],
    ['2+ | rr 9', 'rr 0 to rr 8'],
    ['2+ | luck', '"luck" at character 6'],
    ['2+ | dodge 3+', 'character 12'],
    ['2+ | rr 1 | rr 2', 'second "|" at character 11'],
    ['2+x99', 'x1 to x40'],
    ['2+ | pro1+', 'takes no such number'],
    ['2+ | pro7+', 'takes no such number'],
    ['2+ | loner1+', 'takes no such number'],
    ['2+ | loner7+', 'takes no such number'],
    ['2+ | dodge3+', 'takes no such number'],
  ])('should be refused: %j', (text, remedy) => {
    expect(() => readNotation(text)).toThrow(BadNotation)
    expect(() => readNotation(text)).toThrow(remedy)
    expect(() => readNotation(text)).toThrow('accepted')
  })

  it.each([
    ['2+ dogde 3+', 4, 5],
    ['2+ | luck', 6, 4],
    ['2+ | rr 1 | rr 2', 11, 1],
    ['', 0, 0],
  ])('should point at the fault of %j', (text, at, length) => {
    try {
      readNotation(text)
      expect.unreachable()
    } catch (error) {
      expect(error).toMatchObject({ at, length })
    }
  })
})
