// The weather tables: each weather's rolls and its effect on tests, passes and the end of a drive. Neighbour:
// procs/match/weather.ts.
import type { RollKind } from '../vocabulary/rolls.ts'
import type { Stats } from '../vocabulary/words.ts'
import { type NamedTable, OR_MORE } from './resultTable.ts'

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
  /** A missed throw or an inaccurate kick goes this many squares further. */
  readonly scattersMore?: number
  /** A carrier who is about to move drops the ball on a D6 up to this. */
  readonly dropsUpTo?: number
  /** A player who is about to sprint slips on a D6 up to this. */
  readonly slipsUpTo?: number
  /** The furthest kick in play. */
  readonly kickReach?: number
  /** Rolled on after each touchdown: the result is the weather from then on. */
  readonly turnsTo?: NamedTable
  /** What the light adds to the throws of those who suffer from it, or `sunTable`: that is rolled for. */
  readonly sun?: number | 'sunTable'
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

const weakened = { SP: -1, TS: -1, CL: -1 }

/** Whether the showers go on, or begin again. */
export const showersTable: NamedTable<'showers' | 'betweenShowers'> = {
  name: 'showers',
  rows: [
    { upTo: 3, result: 'showers' },
    { upTo: 6, result: 'betweenShowers', good: true },
  ],
}

/** Where there is no weather. */
export const UNDERGROUND = 'underground'

/** `second`: one roll for the whole match. */
export const weatherSecond: WeatherTable = [
  { id: 'scorcher', name: 'Real Scorcher', rolls: [2, 2], modifiers: {}, stats: weakened, exhausts: 'each', sun: -2 },
  { id: 'heatwave', name: 'Heatwave', rolls: [3, 3], modifiers: {}, stats: weakened, sun: -2 },
  {
    id: 'showers',
    name: 'Scattered Showers',
    rolls: [4, 4],
    modifiers: {},
    stats: weakened,
    turnsTo: showersTable,
  },
  { id: 'nice', name: 'Nice', rolls: [5, 9], modifiers: {}, sun: 'sunTable' },
  {
    id: 'blustery',
    name: 'Blustery',
    rolls: [10, 10],
    modifiers: { pass: -1, throwTeamMate: -1, kick: -1 },
    scattersMore: 1,
    sun: 'sunTable',
  },
  { id: 'iceCold', name: 'Ice Cold', rolls: [11, 11], modifiers: {}, dropsUpTo: 1, sun: 'sunTable' },
  {
    id: 'blizzard',
    name: 'Blizzard',
    rolls: [12, 12],
    modifiers: {},
    stats: { TS: -2, CL: -2 },
    noPass: ['long', 'bomb'],
    kickReach: 8,
    slipsUpTo: 2,
  },
  // Where Dark Elves are at home.
  { id: UNDERGROUND, name: 'Underground', rolls: [0, 0], modifiers: {} },
  // Only the showers bring this weather.
  { id: 'betweenShowers', name: 'Between Showers', rolls: [0, 0], modifiers: {}, turnsTo: showersTable },
]

/** The light on those who suffer from it: a D6. */
export const sunTable: NamedTable<'glare' | 'sunny' | 'overcast' | 'stormClouds'> = {
  name: 'sun',
  rows: [
    { upTo: 1, result: 'glare' },
    { upTo: 2, result: 'sunny' },
    { upTo: 5, result: 'overcast', good: true },
    { upTo: OR_MORE, result: 'stormClouds', good: true },
  ],
}

/** What a result of the sun table adds to throws, and to the next roll on it. */
export const sunEffects = {
  glare: { throws: -2, next: -1 },
  sunny: { throws: -1, next: 0 },
  overcast: { throws: 0, next: 0 },
  stormClouds: { throws: 0, next: 1 },
} as const

/** An edition that rolls for no weather. */
export const alwaysNice: WeatherTable = [{ id: 'nice', name: 'Nice', rolls: [2, 12], modifiers: {} }]

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
