// The fans, the gate and FAME: chapter O of bugman's ledger, chapter B of crp's.

import { describe, expect } from 'vitest'
import { fame, fans } from '../../src/procs/match/fans.ts'
import { newGame, plainLineUp } from '../support/game.ts'
import { rule } from '../support/rule.ts'
import type { Scene } from '../support/scene.ts'

type Dice = readonly [number, number]

/** The fans' dice of both sides, which have these Fan Factors; the toss is next. */
const crowd = (home: Dice, away: Dice, factors: Dice = [0, 0]): Scene => {
  const s = newGame({
    home: plainLineUp(11, { fanFactor: factors[0] }),
    away: plainLineUp(11, { fanFactor: factors[1] }),
  })
  s.roll('weather', 3, 4)
  expect(s.dice()).toEqual(['d6', 'd6'])
  s.roll('fans', ...home)
  expect(s.dice()).toEqual(['d6', 'd6'])
  s.roll('fans', ...away)
  expect(s.waits()).toBe('dice coinToss')
  s.roll('coinToss', 1)
  return s
}

const fansOf = (s: Scene): number[] => [fans.of(s.match.squads.home), fans.of(s.match.squads.away)]
const fameOf = (s: Scene): number[] => [fame.of(s.match.squads.home), fame.of(s.match.squads.away)]

describe('the fans', () => {
  rule('[bugman 274, 278] two dice and the Fan Factor, in thousands: 5, 2 and 6 make 13,000', () => {
    const s = crowd([2, 6], [1, 1], [5, 0])
    expect(fansOf(s)).toEqual([13000, 2000])
    expect(s.happened('fans')).toMatchObject([
      { side: 'home', fans: 13000, fame: 2 },
      { side: 'away', fans: 2000, fame: 0 },
    ])
    expect(fansOf(crowd([1, 2], [6, 6], [0, 9]))).toEqual([3000, 21000])
  })

  rule('[bugman 275] as many fans as the others, or fewer, are worth nothing', () => {
    expect(fameOf(crowd([2, 4], [3, 3]))).toEqual([0, 0])
    expect(fameOf(crowd([2, 3], [3, 3]))[0]).toBe(0)
    expect(fameOf(crowd([1, 1], [6, 6], [0, 9]))[0]).toBe(0)
  })

  rule('[bugman 276] more fans are worth 1, for either side', () => {
    expect(fameOf(crowd([3, 4], [3, 3]))).toEqual([1, 0])
    expect(fameOf(crowd([3, 3], [5, 6]))).toEqual([0, 1])
  })

  rule('[bugman 277] twice as many fans or more are worth 2', () => {
    expect(fameOf(crowd([6, 6], [3, 3]))).toEqual([2, 0])
    expect(fameOf(crowd([3, 3], [5, 6], [0, 1]))).toEqual([0, 2])
    expect(fameOf(crowd([5, 6], [3, 3]))).toEqual([1, 0])
  })
})

describe('the gate', () => {
  rule('[crp 9] each side draws two dice and its Fan Factor, in thousands', () => {
    expect(fansOf(crowd([3, 4], [5, 6], [4, 10]))).toEqual([11000, 21000])
  })

  rule('[crp 11] level or behind +0, more +1, at least double +2', () => {
    expect(fameOf(crowd([3, 3], [3, 3]))).toEqual([0, 0])
    expect(fameOf(crowd([5, 6], [3, 3]))).toEqual([1, 0])
    expect(fameOf(crowd([5, 6], [3, 3], [1, 0]))).toEqual([2, 0])
    expect(fameOf(crowd([1, 1], [1, 2], [0, 1]))).toEqual([0, 2])
  })
})
