// Rolls for the weather: one die from each coach.
// Neighbours: tables/weather.ts, match.ts, kickOffEvents/changingWeather.ts.
import type { Ctx } from '../../edition.ts'
import type { Frame } from '../../kernel/match.ts'
import type { Next, Throw } from '../../kernel/procedure.ts'
import { weatherFor } from '../../tables/weather.ts'
import { stopEffects } from './effects.ts'

export const rollWeather = <F extends Frame>(then: (c: Ctx) => Next<F>): Throw<F, Ctx> => ({
  kind: 'throw',
  dice: () => ['d6', 'd6'],
  why: () => 'weather',
  rolled: (c, _f, faces) => {
    stopEffects(c, (effect) => effect.setsWeather === true)
    c.match.weatherBefore = ''
    c.match.weather = weatherFor(c.rules.tables.weather, faces[0] + faces[1]).id
    c.events.push({ type: 'weather', weather: c.match.weather, dice: faces })
    return then(c)
  },
})
