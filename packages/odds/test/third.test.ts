// Odds in third against closed forms: the other coach's skills before the dice, contests, Stand Firm after a failure,
// interceptions after the throw, the referee's die. Neighbour: playOuts.test.ts plays such plans.
import { action } from '@double-skulls/engine'
import { describe, expect, it } from 'vitest'
import { type PlanOdds, planOdds, reach } from '../src/index.ts'
import { type Table, table } from './table.ts'

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

  it('should let a shadow follow, so that the next step is a dodge again', () => {
    const odds = walk('third h1@h10:6338 a1@h11:6338+shadowing a9@a1', 'h9 h8')
    // The mover must beat the shadow: 15 of 36.
    const escapes = 15 / 36
    expect(odds.success).toBeCloseTo((4 / 6) * (escapes + ((1 - escapes) * 4) / 6), 12)
  })

  it('should be the same where illegal procedure can be called', () => {
    const [plain, called] = ['third', 'third:illegalProcedure'].map((edition) => `${edition} h1@h10 a1@h11 a9@a1`)
    expect(walk(called, 'h9')).toEqual(walk(plain, 'h9'))
    expect(chanceOn(called, 'h9')).toBeCloseTo(4 / 6, 12)
  })
})

describe('a deed in third', () => {
  const deed = (text: string, kind: string, doing: (at: Table) => ReturnType<typeof action>, eye = false): PlanOdds => {
    const on = table(text)
    if (eye) on.match.squads.away.effects = [...on.match.squads.away.effects, 'eye-on-you half']
    return planOdds(on.engine, on.match, { player: on.who('h1'), action: kind, steps: [doing(on)] }, { rerolls: 0 })
  }
  const foul = (eye: boolean): PlanOdds =>
    deed('third h1@h10 a1@h11.p a9@a1', 'foul', ({ who }) => action('foul', who('a1')), eye)

  it('should have the referee look on 6, or on 4 and more while the eye is on the fouler; it is no turnover', () => {
    // Armour 8 with the fouler's +1.
    const broken = foul(false).deed?.chances.armourBroken ?? 0
    expect(broken).toBeCloseTo(15 / 36, 12)
    expect(foul(false)).toMatchObject({ success: expect.closeTo((broken * 5) / 6, 12), turnover: 0 })
    expect(foul(true)).toMatchObject({ success: expect.closeTo((broken * 3) / 6, 12), turnover: 0 })
    expect(foul(true).deed?.chances.sentOff).toBeCloseTo(1 / 2, 12)
  })

  it('should let an opponent intercept only what was not fumbled', () => {
    const pass = (text: string): PlanOdds => deed(text, 'pass', ({ at }) => action('throw', -1, at('h14')))
    const free = pass('third h1@h10.o h2@h14 a9@a1')
    const under = pass('third h1@h10.o h2@h14 a1@h12:6348 a9@a1')
    // AG 4 intercepts on 5+ what is accurate and what is not.
    expect(under.success).toBeCloseTo((free.success * 4) / 6, 6)
  })
})
