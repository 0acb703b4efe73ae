// Odds in third: the other coach's skills before the dice, contests, and Stand Firm after a failure.
import { describe, expect, it } from 'vitest'
import { type PlanOdds, planOdds, reach } from '../src/index.ts'
import { table } from './table.ts'

const walk = (text: string, squares: string, rerolls = 0): PlanOdds => {
  const { engine, match, who, at } = table(text)
  return planOdds(engine, match, { player: who('h1'), action: 'move', steps: squares.split(' ').map(at) }, { rerolls })
}

/** The chance that the map of the whole pitch gives for one square. */
const chanceOn = (text: string, square: string): number => {
  const { engine, match, who, at } = table(text)
  return reach(engine, match, who('h1')).chance[at(square)]
}

/** The chance that one die plus `mine` at least equals another plus `his`, and the same with the first die re-rolled. */
const contest = (mine: number, his: number): readonly [once: number, twice: number] => {
  let once = 0
  let twice = 0
  for (let face = 1; face <= 6; face++) {
    const chance = Math.max(0, Math.min(6, 7 + mine - his - face)) / 6
    once += chance / 6
    twice += (1 - (1 - chance) ** 2) / 6
  }
  return [once, twice]
}

describe('a move in third', () => {
  it('should expect the dive: 5+ instead of 3+', () => {
    const text = 'third h1@h10 a1@h11+diving-tackle a9@a1'
    expect(walk(text, 'h9').success).toBeCloseTo(2 / 6, 12)
    expect(chanceOn(text, 'h9')).toBeCloseTo(2 / 6, 12)
  })

  it('should multiply a contest with the dodge; who is held has not turned over', () => {
    const text = 'third h1@h10:6338 a1@h11:6438+tentacles a9@a1'
    const [held] = contest(3, 4)
    const odds = walk(text, 'h9')
    expect([odds.success, odds.turnover]).toEqual([
      expect.closeTo((held * 4) / 6, 12),
      expect.closeTo((held * 2) / 6, 12),
    ])
    expect(chanceOn(text, 'h9')).toBeCloseTo((held * 4) / 6, 12)
  })

  it('should re-roll one die of a contest, not both', () => {
    const text = 'third h1@h10:6338 a1@h11:6338+tentacles a9@a1'
    const [once, twice] = contest(3, 3)
    // One counter a turn: for the contest if it fails, otherwise for the dodge.
    const dodge = 4 / 6
    const success = once * (1 - (1 - dodge) ** 2) + (twice - once) * dodge
    expect(walk(text, 'h9', 1).success).toBeCloseTo(success, 12)
  })

  it('should not count a failed dodge as a turnover for one who stands firm', () => {
    const odds = walk('third h1@h10+stand-firm a1@h11 a9@a1', 'h9')
    expect([odds.success, odds.turnover]).toEqual([expect.closeTo(4 / 6, 12), 0])
  })
})
