// What the weather does between two drives: showers stop or begin again, the light changes, players collapse in the heat.
// Neighbours: skies.ts is the start of it, daylight.ts, tables/weather.ts; heat.ts is the heat of editions that roll before the
// pitch is clear.
import type { Ctx } from '../../edition.ts'
import type { Frame } from '../../kernel/match.ts'
import { takeOff } from '../../kernel/occupancy.ts'
import { call, DONE, type Next, type Procedure, type Receives } from '../../kernel/procedure.ts'
import type { Routine } from '../../routine.ts'
import { type RollResult, rollFrame, sideRollFrame } from '../rolling/roll.ts'
import { lightMatters, lightRoll, shine } from './daylight.ts'
import { weatherNow } from './weather.ts'

export interface WeatherTurnsFrame extends Frame, Receives<{ felt: RollResult }> {
  readonly proc: 'weatherTurns'
  step: 'start' | 'turned' | 'light' | 'lit' | 'heat' | 'next' | 'felt'
  /** Players who may still collapse. */
  waiting: readonly number[]
}

const weatherTurns: Procedure<WeatherTurnsFrame, Ctx> = {
  steps: {
    start: (c) => (weatherNow(c).turnsTo ? call(sideRollFrame(c, 'showers', ''), 'turned') : 'light'),

    turned: (c) => {
      const { lastRoll, weather } = c.match
      const now = lastRoll?.result ?? weather
      if (now !== weather) {
        c.match.weather = now
        c.events.push({ type: 'weather', weather: now, dice: lastRoll?.faces ?? [] })
      }
      return 'light'
    },

    light: (c) => (lightMatters(c) ? call(lightRoll(c), 'lit') : 'heat'),

    lit: (c) => {
      shine(c)
      return 'heat'
    },

    // The players who were on the pitch when play stopped; referees bear it.
    heat: (c, f) => {
      const { players } = c.match
      f.waiting = weatherNow(c).exhausts
        ? players.filter((p) => p.side !== 'neutral' && p.fielded && p.place === 'reserves').map(({ id }) => id)
        : []
      return 'next'
    },

    next: (c, f): Next<WeatherTurnsFrame> =>
      f.waiting.length > 0 ? call(rollFrame(c, 'heat', f.waiting[0]), 'felt') : DONE,

    felt: (c, f, roll) => {
      const player = c.match.players[f.waiting[0]]
      f.waiting = f.waiting.slice(1)
      if (roll === 'failed') {
        takeOff(c.match, c.rules.pitch, player, 'stunnedBox')
        c.events.push({ type: 'removed', player: player.id, to: 'stunnedBox', why: 'heat' })
      }
      return 'next'
    },
  },
}

/** After the recoveries: who collapses now misses a drive. */
export const weatherChanges: Routine = {
  id: 'weatherChanges',
  at: 'restart',
  begin: (): WeatherTurnsFrame => ({ proc: 'weatherTurns', step: 'start', waiting: [] }),
  procedures: { weatherTurns },
}
