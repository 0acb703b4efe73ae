// The strength of the bots in a few paired games over many team lists, sides swapped. The limits allow for the chance
// in so few games. Neighbours: bench/pairs.ts measures more of them.
import { describe, expect, it } from 'vitest'
import { engineOf, playPairs, pointsOf } from './support.ts'

const engine = engineOf('crp')

describe('strength', () => {
  it('rookie beats random: 95 % of the points and no loss in 40 games', () => {
    const score = playPairs(engine, ['rookie', 'random'], 40, 1)
    expect(score.losses).toBe(0)
    expect(pointsOf(score)).toBeGreaterThanOrEqual(0.95)
  })

  it('rookie beats random in third as well: 95 % of the points and no loss in 20 games', () => {
    const score = playPairs(engineOf('third'), ['rookie', 'random'], 20, 1)
    expect(score.losses).toBe(0)
    expect(pointsOf(score)).toBeGreaterThanOrEqual(0.95)
  })

  it('veteran beats rookie: the bar is 75 %, less two standard errors of 24 games', () => {
    const score = playPairs(engine, ['veteran', 'rookie'], 24, 2)
    expect(pointsOf(score), JSON.stringify(score)).toBeGreaterThanOrEqual(0.75 - 2 * 0.07)
  })

  it('legend beats veteran: the bar is 65 % at a second a turn, here with few nodes and less two standard errors of 8 games', () => {
    const score = playPairs(engine, ['legend', 'veteran'], 8, 5, { nodes: 60 })
    expect(pointsOf(score), JSON.stringify(score)).toBeGreaterThanOrEqual(0.65 - 2 * 0.14)
  })

  it('legend beats rookie even with few nodes: well over half of the points in 8 games', () => {
    const score = playPairs(engine, ['legend', 'rookie'], 8, 3, { nodes: 40 })
    expect(pointsOf(score), JSON.stringify(score)).toBeGreaterThanOrEqual(0.6)
  })
})
