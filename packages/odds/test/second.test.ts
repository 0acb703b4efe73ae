// Where a player of second can go: movement, sprint, risked squares, and tackles that the other coach claims if that hurts him.
// Neighbours: reach.test.ts compares with trying all ways, opposed.test.ts has hostile offers.
import { action, readPosition, squareNamed } from '@double-skulls/engine'
import { describe, expect, it } from 'vitest'
import { outlookOf, planOdds } from '../src/index.ts'
import { type Reach, reach } from '../src/reach.ts'
import { table } from './table.ts'

const from = (text: string) => {
  const { engine, match } = readPosition(`second:tackleZones:tackleInjuries ${text} h2@a1`)
  const found = reach(engine, match, 0)
  const at = (square: string): number => squareNamed(engine.rules.pitch, square)
  return { found, at }
}
const chances = ({ chance, unopposed }: Reach, at: number): readonly number[] => [chance[at], unopposed[at]]

/** 2D6 with 7 or less. */
const SEVEN = 21 / 36
/** The same with 8 or less. */
const EIGHT = 26 / 36

describe('where a player of second can go', () => {
  it('is MA and SP for sure, and two squares more at a risk each', () => {
    const { found, at } = from('h1@h2 a1@a26')
    expect(['h8', 'h9', 'h10', 'h11'].map((square) => found.chance[at(square)])).toEqual([1, 5 / 6, (5 / 6) ** 2, 0])
  })

  it('has both chances where a tackle may be claimed', () => {
    // All other ways are closed.
    const { found, at } = from('h1@a2 a1@b1 a2@a3.p a3@b3.p')
    expect(chances(found, at('b2'))).toEqual([SEVEN, 1])
  })

  it('counts the skills of both', () => {
    const { found, at } = from('h1@a2+dodge-1 a1@b1 a2@a3.p a3@b3.p')
    expect(chances(found, at('b2'))).toEqual([EIGHT, 1])
  })

  it('is not touched by the armour of a tackler who falls', () => {
    const { found, at } = from('h1@a2:4.2.7.3.0.0.9 a1@b1 a2@a3.p a3@b3.p')
    expect(found.chance[at('b2')]).toBeCloseTo(35 / 36, 12)
  })

  it('counts a tackler who must first bring himself to it', () => {
    const { found, at } = from('h1@a2+leprous-flesh a1@b1 a2@a3.p a3@b3.p')
    expect(found.chance[at('b2')]).toBeCloseTo(1 / 2 + SEVEN / 2, 12)
  })

  it('ends at a square in a zone where a sprint would begin, and so does a risk without one', () => {
    // A corridor along the sideline.
    const bodies = [1, 2, 3, 4, 5, 6, 8].map((column) => `a${column + 1}@b${column}.p`).join(' ')
    for (const stats of ['4.2.3.3.0.0.9', '4.0.3.3.0.0.9']) {
      const { found, at } = from(`h1@a2:${stats} a1@b7 ${bodies}`)
      expect([stats, found.chance[at('a6')], found.chance[at('a7')]]).toEqual([stats, 1, 0])
    }
  })
})

describe('numb fingers on the way of a player of second', () => {
  const inTheCold = (text: string, facts = 'weather=iceCold') => {
    const { engine, match } = readPosition(`second:weather ${facts} ${text} a1@a26 h2@a1`)
    const { withBall, path } = reach(engine, match, 0)
    const at = (square: string): number => squareNamed(engine.rules.pitch, square)
    const rolls = (square: string): readonly string[] =>
      (path(at(square), { withBall: true })?.steps ?? []).flatMap((step, i) =>
        step.rolls.map(({ roll }) => `${roll} at step ${i + 1}`),
      )
    return { rolls, chance: (square: string): number => withBall[at(square)] }
  }

  it('are rolled for at the first step of a carrier, and only there', () => {
    const { rolls, chance } = inTheCold('h1@h2.o')
    expect([chance('h3'), chance('h6')]).toEqual([5 / 6, 5 / 6])
    expect(rolls('h6')).toEqual(['numbFingers at step 1'])
  })

  it('are rolled for by a player who goes on with a ball he picks up', () => {
    const { rolls, chance } = inTheCold('ball=h4 h1@h2')
    expect([chance('h4'), chance('h5')]).toEqual([1, 5 / 6])
    expect(rolls('h5')).toEqual(['numbFingers at step 3'])
  })

  it('do not trouble him in other weather', () => {
    expect(inTheCold('h1@h2.o', 'weather=nice').chance('h6')).toBe(1)
  })
})

describe('what may come of an answer in second', () => {
  it('should be played out over all boxes of the dug-out', () => {
    const { engine, match, who } = table('second h1@h10 a1@h11:4.2.3.3.0.0.7 a9@a1')
    engine.apply(match, { action: action('activate', who('h1')) })
    const block = engine.legal(match).find((one) => one.do === 'block' && one.player === who('a1'))
    if (!block) throw new Error('nobody can be blocked')
    // A fall ends no turn.
    expect(outlookOf(engine, match, block)).toEqual({ turnover: 0, unsettled: 0 })
    const odds = planOdds(engine, match, { player: who('h1'), action: 'block', steps: [block] })
    // 8 or more with equal strength: 15 of 36 bring him down, and a 12 stuns him at once.
    expect(odds.deed?.chances.targetDown).toBeCloseTo(14 / 36, 12)
  })
})
