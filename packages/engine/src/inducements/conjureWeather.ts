// Temporary weather: rolled as usual, then changed by the coach within limits.
// Neighbours: inducements/weatherMage.ts, tables/weather.ts; effects.ts restores the old weather.
import type { Ctx } from '../edition.ts'
import type { Frame } from '../kernel/match.ts'
import { DONE, type Procedure } from '../kernel/procedure.ts'
import { weatherFor } from '../tables/weather.ts'
import { action } from '../vocabulary/actions.ts'
import { question } from '../vocabulary/questions.ts'
import type { Side } from '../vocabulary/words.ts'

export interface ConjureWeatherFrame extends Frame {
  readonly proc: 'conjureWeather'
  step: 'roll' | 'shift' | 'any'
  readonly side: Side
  sum: number
  faces: readonly number[]
}

export const conjureWeatherFrame = (side: Side): ConjureWeatherFrame => ({
  proc: 'conjureWeather',
  step: 'roll',
  side,
  sum: 0,
  faces: [],
})

/** The coach chooses any weather; it lasts until another one is rolled. */
export const anyWeatherFrame = (side: Side): ConjureWeatherFrame => ({ ...conjureWeatherFrame(side), step: 'any' })

const MOST_SHIFTED = 2
const LOWEST = 2
const HIGHEST = 12

/** The possible weathers, each once, the rolled one first. */
const within = (c: Ctx, f: ConjureWeatherFrame): string[] => {
  const weathers = new Set([weatherFor(c.rules.tables.weather, f.sum).id])
  for (let sum = f.sum - MOST_SHIFTED; sum <= f.sum + MOST_SHIFTED; sum++)
    if (sum >= LOWEST && sum <= HIGHEST) weathers.add(weatherFor(c.rules.tables.weather, sum).id)
  return [...weathers]
}

/** Changes the weather for a time: the previous one comes back when the effect ends. */
export const changeWeather = (c: Ctx, weather: string, dice: readonly number[]): void => {
  const { match } = c
  if (match.weatherBefore === '') match.weatherBefore = match.weather
  match.weather = weather
  c.events.push({ type: 'weather', weather, dice })
}

export const conjureWeather: Procedure<ConjureWeatherFrame, Ctx> = {
  steps: {
    roll: {
      kind: 'throw',
      dice: () => ['d6', 'd6'],
      why: () => 'weather',
      rolled: (_c, f, faces) => {
        f.sum = faces[0] + faces[1]
        f.faces = faces
        return 'shift'
      },
    },
    shift: {
      kind: 'choice',
      by: (_c, f) => f.side,
      question: () => question('weather'),
      legal: (c, f) => within(c, f).map((id) => action('choose', -1, -1, id)),
      chosen: (c, f, answer) => {
        changeWeather(c, answer.option, f.faces)
        return DONE
      },
    },
    any: {
      kind: 'choice',
      by: (_c, f) => f.side,
      question: () => question('weather'),
      legal: (c) => c.rules.tables.weather.map(({ id }) => action('choose', -1, -1, id)),
      chosen: (c, _f, answer) => {
        c.match.weather = answer.option
        c.events.push({ type: 'weather', weather: answer.option, dice: [] })
        return DONE
      },
    },
  },
}
