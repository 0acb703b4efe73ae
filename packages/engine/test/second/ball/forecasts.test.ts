// What a throw would come to, forecast without throwing. Neighbour: src/forecast/throwForecast.ts.
import { describe, expect, it } from 'vitest'
import { forecastThrow } from '../../../src/forecast/index.ts'
import type { EditionOption } from '../../../src/vocabulary/editionOptions.ts'
import { sceneSecond } from '../../support/second.ts'

const on: readonly EditionOption[] = ['throwing', 'interceptions']

const forecast = (
  picture: string,
  players: { readonly [token: string]: string } = {},
  options: readonly EditionOption[] = on,
) => {
  const s = sceneSecond(picture, { on: options, players })
  return forecastThrow(s.engine, s.match, s.player('H1').id, s.player('H2').at)
}

/** In chances of 36 throws of two dice, times six of another. */
const per216 = (chance: number): number => Math.round(chance * 216 * 1e6) / 1e6

describe('the forecast of a throw', () => {
  it('has the results of its band, and nobody to intercept makes it Missed', () => {
    const { band, roll, ends, interceptors } = forecast('H1* . H2')
    expect(band).toBe('quick')
    expect(roll?.results?.map(({ result, chance }) => [result, Math.round(chance * 36)])).toEqual([
      ['intercepted', 1],
      ['missed', 9],
      ['caught', 26],
    ])
    // Of the one Intercepted a sixth is fumbled and a sixth goes astray.
    expect(Object.values(ends).map(per216)).toEqual([26 * 6, 0, 0, 0, 9 * 6 + 4, 1, 1, 0])
    expect(interceptors).toEqual([])
  })

  it('has the opponent who suits the other coach best', () => {
    // TS −3 with a zone: 2D6 − 4, Intercepted up to 6 on the dice.
    const players = { H1: ':4.2.3.3.-3.0.9', A1: '+small-hands' }
    const { ends, interceptors } = forecast('H1* A1 . A2 . H2', players)
    expect(interceptors).toHaveLength(2)
    // Short: up to 3 in all, so up to 7 on the dice: 21 of 36, and A2 does not drop it.
    expect(per216(ends.intercepted)).toBe(21 * 4)
  })

  it('counts the skills of all concerned', () => {
    const { ends } = forecast('H1* . A1 . H2 .', { H1: ':4.2.3.3.-3.0.9+safe-throw-1', H2: '+catch-1' })
    // Short, 2D6 − 3: Intercepted up to 6 on the dice (15), Missed up to 9 (15), caught from 10 on (6). A 6 on a D6 saves or catches.
    const intercepted = (15 / 36) * (4 / 6) * (5 / 6)
    const missed = 15 / 36 + (15 / 36) * (4 / 6) * (1 / 6)
    expect(ends.intercepted).toBeCloseTo(intercepted)
    expect(ends.caught).toBeCloseTo(6 / 36 + missed / 6)
    expect(ends.missed).toBeCloseTo((missed * 5) / 6)
  })

  it('goes straight to an opponent where interceptions are off', () => {
    const { ends } = forecast('H1* . A1 H2', {}, ['throwing'])
    expect(per216(ends.intercepted)).toBe(3 * 6)
  })

  it('counts a refusal, and the throw of a carrier who has acted', () => {
    const s = sceneSecond('H1* x . H2', { on, players: { H1: '+dislike-human' }, who: { H2: { race: 'Human' } } })
    s.activate('H1', '').step('x')
    s.endAction()
    const { ends, possible } = forecastThrow(s.engine, s.match, s.player('H1').id, s.player('H2').at)
    expect(possible).toBe(true)
    expect(ends.refused).toBeCloseTo(0.5)
  })

  it('is impossible to an empty square or out of range', () => {
    const s = sceneSecond('H1* . . H2', { on })
    expect(forecastThrow(s.engine, s.match, s.player('H1').id, s.square('f11')).possible).toBe(false)
  })
})
