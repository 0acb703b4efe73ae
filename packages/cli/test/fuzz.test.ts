// The series of `skulls fuzz`: every pairing of every edition once, with sets of its options in turn, then random line-ups.
// Neighbours: commands.test.ts.
import { editions, livelyCoach } from '@double-skulls/engine'
import { describe, expect, it } from 'vitest'
import { choosePairings } from '../src/choices.ts'
import { enginesOf, gameOf, makeCoachOf } from '../src/commands/fuzz.ts'
import { skulls } from './runSkulls.ts'

describe('the series of skulls fuzz', () => {
  const engines = editions.map(enginesOf)
  const pairings = engines.map(([engine]) => choosePairings(engine.rules))
  const series = { engines, pairings, wild: false, seed: 1 }
  const all = engines.length * Math.max(...pairings.map((list) => list.length))

  it('should bring every team to every team, once in each edition', () => {
    const met = Array.from({ length: all }, (_, index) => {
      const { engine, setup } = gameOf(series, index + 1)
      return `${engine.rules.base} ${setup.home.roster} ${setup.away.roster}`
    })
    const wanted = engines.flatMap(([engine]) => {
      const ids = engine.rules.rosters.map(({ id }) => id)
      return ids.flatMap((home) => ids.map((away) => `${engine.edition} ${home} ${away}`))
    })
    for (const pairing of wanted) expect(met).toContain(pairing)
  })

  it('should play every set of options that an edition has, by both coaches', () => {
    const met = Array.from({ length: 8 * engines.length }, (_, index) => {
      const coach = makeCoachOf(series, index + 1) === livelyCoach ? 'lively' : 'random'
      return `${gameOf(series, index + 1).engine.edition} ${coach}`
    })
    const [none, ...sets] = ['third', 'third:illegalProcedure', 'third:undeclared', 'third:illegalProcedure:undeclared']
    for (const edition of [none, ...sets, 'bugman', 'crp', 'bb2020'])
      for (const coach of ['lively', 'random']) expect(met).toContain(`${edition} ${coach}`)
    expect(met.slice(0, engines.length)).toEqual(editions.map(({ id }) => `${id} lively`))
  })

  it('should go on with wild line-ups, other ones in every game, the same for the same seed', () => {
    const { setup } = gameOf(series, all + 1)
    expect(gameOf(series, all + 1).setup).toEqual(setup)
    expect(gameOf(series, all + 2).setup).not.toEqual(setup)
    expect(gameOf({ ...series, wild: true }, all + 1).setup).toEqual(setup)
  })

  it('should find no fault in a wild game of each edition', async () => {
    const { code, out } = await skulls('fuzz', '--wild', '--games', '3', '--seed', '5')
    expect(out).toMatch(/^3 games of .+, \d+ inputs, seed 5: no fault/)
    expect(code).toBe(0)
  })
})
