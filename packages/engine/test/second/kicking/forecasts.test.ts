// What a boot and a kick would give, before they are tried. Neighbours: src/forecast/tableForecast.ts, ../attack/forecast.test.ts,
// ../ball/forecasts.test.ts.
import { expect, it } from 'vitest'
import { forecastTable, type RollForecast } from '../../../src/forecast/index.ts'
import { action } from '../../../src/vocabulary/actions.ts'
import type { Scene } from '../../support/scene.ts'
import { sceneSecond } from '../../support/second.ts'

const in36 = (roll: RollForecast | null): string | undefined =>
  roll?.results?.map(({ result, chance }) => `${result} ${Math.round(chance * 36)}`).join(', ')

it('a boot has the rows of its table with their chances, before his action and in it', () => {
  const s = sceneSecond('H1 A1', { on: ['kickers', 'booting'], players: { H1: '+kicker', A1: ':4.2.4.3.0.0.9' } })
  const boot = () => forecastTable(s.engine, s.match, s.player('H1').id, action('boot', s.player('A1').id))
  const rows = 'kickerInjured 3, kickerDown 12, nothing 15, targetDown 5, targetStunned 1'
  expect([boot().possible, in36(boot().roll)]).toEqual([true, rows])
  s.activate('H1', '')
  expect([boot().possible, in36(boot().roll)]).toEqual([true, rows])
})

const kick = (s: Scene, square: string) =>
  in36(forecastTable(s.engine, s.match, s.player('H1').id, action('kickBall', -1, s.square(square))).roll)

it('a kick has the rows of its table, with the distance and the opponents around him', () => {
  const kicker = (picture: string) =>
    sceneSecond(picture, { on: ['kickers', 'kicksInPlay'], at: 'h3', beside: 'h2@reserves a99@o20' })
  expect(kick(kicker('H1*'), 'h8')).toBe('fumbled 1, inaccurate 29, accurate 6')
  expect(kick(kicker('H1* A1'), 'h8')).toBe('fumbled 3, inaccurate 30, accurate 3')
  expect(kick(kicker('H1*'), 'h20')).toBe('fumbled 3, inaccurate 30, accurate 3')
})
