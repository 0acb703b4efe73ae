// The Weather Mage: once, as the own turn starts, the weather is rolled and may be shifted by up to two. It lasts until
// the opponents' next turn or the drive ends. Neighbours: inducements/conjureWeather.ts, procs/match/effects.ts restores it.

import type { Inducement } from '../inducement.ts'
import { conjureWeather, conjureWeatherFrame } from './conjureWeather.ts'
import { ownTurn } from './when.ts'

export const weatherMage: Inducement = {
  id: 'weather-mage',
  name: 'Weather Mage',
  kind: 'common',
  gist: 'Once, at the start of the own turn, rolls the weather again and shifts it by up to two, for two turns.',
  uses: [
    {
      id: 'conjure-weather',
      name: 'Conjure Weather',
      at: 'turnStarting',
      spends: 'itself',
      offer: ownTurn,
      use: (_c, side) => conjureWeatherFrame(side),
      procedures: { conjureWeather },
      effect: { weather: true },
      lasts: 'foesTurn',
    },
  ],
}
