// The weather: the roll for it, one die from each coach, and what it does to characteristics.
// Neighbours: tables/weather.ts, match.ts, kickOffEvents/changingWeather.ts.
import type { Ctx } from '../../edition.ts'
import type { Frame, Player } from '../../kernel/match.ts'
import type { Next, Throw } from '../../kernel/procedure.ts'
import { type Weather, weatherFor, weatherNamed } from '../../tables/weather.ts'
import type { Modifier } from '../../vocabulary/rolls.ts'
import type { Characteristic } from '../../vocabulary/words.ts'
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

export const weatherNow = (c: Ctx): Weather => weatherNamed(c.rules.tables.weather, c.match.weather)

/** How many squares further a missed throw or an inaccurate kick goes. */
export const scattersMore = (c: Ctx): number => weatherNow(c).scattersMore ?? 0

export interface StatNow {
  readonly value: number
  /** What the value is made of, for a roll that it modifies: his own, and the weather where it changes it. */
  readonly why: readonly Modifier[]
}

/** A player's characteristic in the weather of this moment; it may be below what a line-up may say. */
export const statNow = (c: Ctx, { id, stats }: Player, name: Characteristic): StatNow => {
  const own = stats[name] ?? 0
  const more = weatherNow(c).stats?.[name] ?? 0
  const why: Modifier[] = [{ value: own, source: name, player: id }]
  if (more !== 0) why.push({ value: more, source: c.match.weather, player: -1 })
  return { value: own + more, why }
}
