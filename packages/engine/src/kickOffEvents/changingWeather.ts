// Changing Weather: a new weather roll; nice weather brings a gust that moves the ball.

import type { Ctx } from '../edition.ts'
import type { Frame } from '../kernel/match.ts'
import { DONE, type Procedure } from '../kernel/procedure.ts'
import { kickedBall } from '../procs/ball/whichBall.ts'
import { flyTo } from '../procs/kickOff/kickOffSteps.ts'
import { rollWeather } from '../procs/match/weather.ts'
import { weatherNamed } from '../tables/weather.ts'
import { kickOffBelow } from './eventFrames.ts'

export interface ChangingWeatherFrame extends Frame {
  readonly proc: 'changingWeather'
  step: 'start' | 'gust'
}

export const changingWeather: Procedure<ChangingWeatherFrame, Ctx> = {
  steps: {
    start: rollWeather<ChangingWeatherFrame>((c) =>
      weatherNamed(c.rules.tables.weather, c.match.weather).gust && kickedBall(c.match).state !== 'touchback'
        ? 'gust'
        : DONE,
    ),
    gust: {
      kind: 'throw',
      dice: () => ['d8'],
      why: () => 'gust',
      rolled: (c, _f, faces) => {
        const kick = kickOffBelow(c)
        const from = kick.square
        flyTo(c, kick, faces[0] - 1, 1)
        c.events.push({ type: 'ballMoved', from, to: kick.square, how: 'gust', dice: faces })
        kick.gusts++
        return kick.gusts < c.rules.kickOff.gustScatters && kickedBall(c.match).state !== 'touchback' ? 'gust' : DONE
      },
    },
  },
}
