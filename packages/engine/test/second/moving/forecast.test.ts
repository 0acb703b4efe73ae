// What a walk past opponents comes to, forecast without walking. Neighbours: tackles.test.ts, ../../kernel/opposedForecasts.test.ts.
import { describe, expect, it } from 'vitest'
import { forecastMove } from '../../../src/forecast/index.ts'
import { sceneSecond } from '../../support/second.ts'

describe('a step past tacklers of whom one carries the ball', () => {
  // ST 3 against ST 6: 2D6 − 3, so it is likeliest that the tackler himself falls, here at the edge of the pitch.
  const weak = ':4.2.3.3.0.0.9'
  const players = { A1: weak, A2: weak, A3: weak, H1: ':4.2.6.3.0.0.9' }

  it.each([
    ['the carrier', 'A1* A2 A3'],
    ['nobody', 'A1 A2 A3'],
  ])('has the rolls of the tackles alone, where %s falls with the ball', (_who, row) => {
    const s = sceneSecond(`${row}\nH1 . .`, { at: 'a10', players })
    const forecast = forecastMove(s.engine, s.match, s.player('H1').id)
    const { rolls } = forecast.hop(forecast.at, { to: forecast.at + 1, leap: false, cost: 1 }, 0, false)
    expect(rolls.map(({ roll, chance }) => `${roll} ${Math.round(chance * 36)}/36`)).toEqual(
      Array(3).fill('tackle 33/36'),
    )
  })
})
