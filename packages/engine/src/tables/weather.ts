// The weather tables: each weather's rolls and its effect on tests, passes and the end of a drive. Neighbour:
// procs/match/weather.ts.
import type { RollKind } from '../vocabulary/rolls.ts'
import type { Stats } from '../vocabulary/words.ts'

export interface Weather {
  readonly id: string
  readonly name: string
  /** Lowest and highest sum of the two dice. */
  readonly rolls: readonly [number, number]
  readonly modifiers: { readonly [R in RollKind]?: number }
  /** What it adds to every player's characteristics, for steps that ask by `statNow`. */
  readonly stats?: Stats
  /** Range bands that cannot be thrown. */
  readonly noPass?: readonly string[]
  /** Players may collapse when a drive ends: a D6 for each player on the pitch, or a D3 of them in each team. */
  readonly exhausts?: 'each' | 'd3'
  /** With a Changing Weather result the wind moves the ball once more. */
  readonly gust?: boolean
}

export type WeatherTable = readonly Weather[]

export const weatherCrp: WeatherTable = [
  { id: 'swelteringHeat', name: 'Sweltering Heat', rolls: [2, 2], modifiers: {}, exhausts: 'each' },
  { id: 'verySunny', name: 'Very Sunny', rolls: [3, 3], modifiers: { pass: -1, throwTeamMate: -1 } },
  { id: 'nice', name: 'Nice', rolls: [4, 10], modifiers: {}, gust: true },
  { id: 'pouringRain', name: 'Pouring Rain', rolls: [11, 11], modifiers: { catch: -1, intercept: -1, pickUp: -1 } },
  { id: 'blizzard', name: 'Blizzard', rolls: [12, 12], modifiers: { goForIt: -1 }, noPass: ['long', 'bomb'] },
]

export const weatherBb2020: WeatherTable = [
  { id: 'swelteringHeat', name: 'Sweltering Heat', rolls: [2, 2], modifiers: {}, exhausts: 'd3' },
  { id: 'verySunny', name: 'Very Sunny', rolls: [3, 3], modifiers: { pass: -1, throwTeamMate: -1 } },
  { id: 'nice', name: 'Perfect Conditions', rolls: [4, 10], modifiers: {}, gust: true },
  { id: 'pouringRain', name: 'Pouring Rain', rolls: [11, 11], modifiers: { catch: -1, intercept: -1, pickUp: -1 } },
  { id: 'blizzard', name: 'Blizzard', rolls: [12, 12], modifiers: { goForIt: -1 }, noPass: ['long', 'bomb'] },
  // Only a special play brings this weather.
  { id: 'drainageIssues', name: 'Drainage Issues', rolls: [0, 0], modifiers: { goForIt: -1, pickUp: -1 } },
]

export const weatherThird: WeatherTable = [
  { id: 'swelteringHeat', name: 'Sweltering Heat', rolls: [2, 2], modifiers: {}, exhausts: 'each' },
  { id: 'verySunny', name: 'Very Sunny', rolls: [3, 3], modifiers: { pass: -1, throwTeamMate: -1 } },
  { id: 'nice', name: 'Nice', rolls: [4, 10], modifiers: {} },
  { id: 'pouringRain', name: 'Pouring Rain', rolls: [11, 11], modifiers: { catch: -1, intercept: -1, pickUp: -1 } },
  { id: 'blizzard', name: 'Blizzard', rolls: [12, 12], modifiers: { goForIt: -1 }, noPass: ['long', 'bomb'] },
]

export const weatherFor = (table: WeatherTable, sum: number): Weather => {
  const row = table.find(({ rolls }) => sum >= rolls[0] && sum <= rolls[1])
  if (!row) throw new Error(`the weather table has no row for ${sum}`)
  return row
}

export const weatherNamed = (table: WeatherTable, id: string): Weather => {
  const weather = table.find((row) => row.id === id)
  if (!weather) throw new Error(`the weather table has no ${id}`)
  return weather
}
