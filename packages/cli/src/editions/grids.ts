// The editions side by side: numbers, tables, tests and the pitch, as rows with a cell for each edition.
// Neighbours: casualtyGrid.ts has one of them, labels.ts, targets.ts and words.ts put values into words, changes.ts compares lists, editionsPage.ts prints.
import { type Characteristic, type Edition, spelledOut, squareName } from '@double-skulls/engine'
import { resultWords, tableTitle } from '@double-skulls/words'
import { casualty } from './casualtyGrid.ts'
import { type Editions, type Grid, rowOf } from './grid.ts'
import { type Label, labels, type Topic } from './labels.ts'
import { probeOf, type RollName, targetWords } from './targets.ts'
import { list, NONE, range, signed, union } from './words.ts'

const pitch = (editions: Editions): Grid => ({
  title: 'Pitch, profile and lists',
  note: '',
  rowsApart: false,
  rows: [
    rowOf(editions, 'squares along and across', ({ pitch }) => `${pitch.length} × ${pitch.width}`),
    rowOf(editions, 'rows of each wide zone', ({ pitch }) => String(pitch.wideZone)),
    rowOf(editions, 'columns of each end zone', ({ pitch }) => String(pitch.endZone)),
    rowOf(editions, 'trapdoors', ({ pitch, tables }) =>
      list((tables.trapdoors ?? []).map((at) => squareName(pitch, at))),
    ),
    rowOf(editions, 'characteristics', ({ profile }) => profile.names.join(' ')),
    rowOf(editions, 'team lists', ({ rosters }) => String(rosters.length)),
    rowOf(editions, 'star players', ({ stars }) => String(stars.length)),
    rowOf(editions, 'freebooters', ({ freebooters }) => String(freebooters.length)),
    rowOf(editions, 'inducements', ({ inducements }) => String(inducements.length)),
    rowOf(editions, 'skills', ({ skills }) => String(skills.length)),
  ],
})

const topics = Object.keys(labels) as Topic[]
const labelsOf = (topic: Topic): [name: string, Label<unknown>][] => Object.entries(labels[topic])

const sayNumber = ({ rules }: Edition, topic: Topic, name: string, say: (value: unknown) => string): string => {
  const numbers: { readonly [name: string]: unknown } | undefined = rules[topic] && { ...rules[topic] }
  const value = numbers?.[name]
  return value === undefined ? NONE : say(value)
}

const numbers = (editions: Editions): Grid => ({
  title: 'Numbers',
  note: '`4+` is the number to roll.',
  rowsApart: true,
  rows: topics
    .filter((topic) => editions.some(({ rules }) => rules[topic] !== undefined))
    .flatMap((topic) =>
      labelsOf(topic).map(([name, { label, say }]) =>
        rowOf(editions, label, (edition) => sayNumber(edition, topic, name, say)),
      ),
    ),
})

type Weather = Edition['tables']['weather'][number]

const EXHAUSTS: { readonly [E in NonNullable<Weather['exhausts']>]: string } = {
  each: 'anyone on the pitch may collapse when a drive ends',
  d3: 'D3 players of each team collapse when a drive ends',
}

const weatherWords = ({ name, modifiers, noPass, exhausts, gust }: Weather): string => {
  const effects = [
    ...Object.entries(modifiers).map(([roll, value]) => `${spelledOut(roll)} ${signed(value ?? 0)}`),
    ...(noPass ? [`no ${noPass.map(spelledOut).join(' or ')} pass`] : []),
    ...(exhausts ? [EXHAUSTS[exhausts]] : []),
    ...(gust ? ['the wind moves the kick when Changing Weather brings it'] : []),
  ]
  return effects.length === 0 ? name : `${name}: ${effects.join(', ')}`
}

const weather = (editions: Editions): Grid => ({
  title: 'Weather',
  note: 'By the sum of 2D6.',
  rowsApart: false,
  rows: union(editions.map(({ tables }) => tables.weather.map(({ rolls }) => range(rolls)))).map((rolls) =>
    rowOf(editions, rolls === '0' ? 'by a special play' : rolls, ({ tables }) => {
      const entry = tables.weather.find((row) => range(row.rolls) === rolls)
      return entry ? weatherWords(entry) : NONE
    }),
  ),
})

const kickOff = (editions: Editions): Grid => ({
  title: 'Kick-off',
  note: 'By the sum of 2D6. Events of the same name may work differently: the last sections say which.',
  rowsApart: false,
  rows: union(editions.map(({ tables }) => Object.keys(tables.kickOff).map(Number))).map((sum) =>
    rowOf(editions, String(sum), ({ tables }) => {
      const event = tables.kickOff[sum]
      return event === undefined ? NONE : (event.name?.toLowerCase() ?? spelledOut(event.id))
    }),
  ),
})

const injury = (editions: Editions): Grid => ({
  title: 'Injury',
  note: 'By the sum of 2D6 and its modifiers.',
  rowsApart: false,
  rows: union(editions.map(({ tables }) => tables.injury.map(({ result }) => result))).map((result) =>
    rowOf(editions, spelledOut(result), ({ tables }) => {
      const at = tables.injury.findIndex((row) => row.result === result)
      return at < 0 ? NONE : range([at === 0 ? 2 : tables.injury[at - 1].upTo + 1, tables.injury[at].upTo])
    }),
  ),
})

const straight = (grid: Edition['tables']['passRange']['grid'], band: string): string => {
  const reached = grid.flatMap(([along], longer) => (along === band ? [longer] : []))
  return reached.length === 0 ? NONE : range([reached[0], reached[reached.length - 1]])
}

const passing = (editions: Editions): Grid => {
  const charts = editions.map(({ tables }) => tables.passRange.grid)
  const bandAt = (grid: (typeof charts)[number], longer: number, shorter: number): string =>
    grid[longer]?.[shorter] ?? 'out of range'
  const squares = union(
    charts.map((grid) => grid.flatMap((row, longer) => row.map((_, shorter) => `${longer} ${shorter}`))),
  )
    .map((square) => square.split(' ').map(Number))
    .filter(([longer, shorter]) => new Set(charts.map((grid) => bandAt(grid, longer, shorter))).size > 1)
  return {
    title: 'Pass ranges',
    note: 'The modifier of each range, and its distance in squares straight ahead; then the squares whose range differs.',
    rowsApart: false,
    rows: [
      ...union(editions.map(({ tables }) => Object.keys(tables.passRange.modifiers))).map((band) =>
        rowOf(editions, band, ({ tables: { passRange } }) => {
          const modifier = Object.entries(passRange.modifiers).find(([name]) => name === band)?.[1]
          return modifier === undefined ? NONE : `${signed(modifier)} (${straight(passRange.grid, band)})`
        }),
      ),
      ...squares.map(([longer, shorter]) =>
        rowOf(editions, `${longer} one way, ${shorter} the other`, ({ tables }) =>
          bandAt(tables.passRange.grid, longer, shorter),
        ),
      ),
    ],
  }
}

const catching = (editions: Editions): Grid => ({
  title: 'Catching',
  note: 'The modifier by how the ball arrives.',
  rowsApart: false,
  rows: union(editions.map(({ tables }) => Object.entries(tables.catching).map(([arrival]) => arrival))).map(
    (arrival) =>
      rowOf(editions, spelledOut(arrival), ({ tables }) => {
        const modifier = Object.entries(tables.catching).find(([name]) => name === arrival)?.[1]
        return modifier === undefined ? NONE : signed(modifier)
      }),
  ),
})

const FACES = [1, 2, 3, 4, 5, 6]

const blockDice = (editions: Editions): Grid => ({
  title: 'Block dice',
  note: '',
  rowsApart: false,
  rows: FACES.map((face) =>
    rowOf(editions, String(face), ({ tables }) => (tables.blockDice ? spelledOut(tables.blockDice[face - 1]) : NONE)),
  ),
})

/** Rolls whose spelt-out ids a coach would not recognise. */
const ROLLS: { readonly [roll: string]: string } = {
  goForIt: 'go for it (rush)',
  feat: 'special rules of star players',
  cheer: 're-roll by an inducement (Team Mascot)',
  unseen: 'All You Can Eat: not seen by the referee',
  argue: 'arguing the call',
  squirm: 'Always Hungry: squirming free',
  recover: 'recovery from a knock-out',
  thickSkull: 'Thick Skull: only stunned',
  queasy: 'Morley’s Revenge: able to play',
}

export const rollLabel = (roll: string): string => ROLLS[roll] ?? spelledOut(roll)

const tests = (editions: Editions): Grid => {
  const probes = editions.map(probeOf)
  return {
    title: 'Tests',
    note: 'The number that the die plus modifiers must reach; then tackle zones, automatic results and whether a team re-roll may be used.',
    rowsApart: true,
    rows: union(editions.map(({ tests }) => Object.keys(tests) as RollName[])).map((roll) => ({
      label: rollLabel(roll),
      cells: probes.map((probe) => targetWords(probe, roll)),
    })),
  }
}

const prayers = (editions: Editions): Grid => ({
  title: 'Prayers to Nuffle',
  note: 'By a D16; an edition with – in every row has no prayers.',
  rowsApart: false,
  rows: union(editions.map(({ tables }) => (tables.prayers ?? []).map((_, i) => String(i + 1)))).map((face) =>
    rowOf(editions, face, ({ tables }) => tables.prayers?.[Number(face) - 1].name ?? NONE),
  ),
})

const statLimits = (editions: Editions): Grid => ({
  title: 'Limits of characteristics',
  note: '',
  rowsApart: false,
  rows: union(editions.map(({ tables }) => Object.keys(tables.statLimits) as Characteristic[])).map((name) =>
    rowOf(editions, name, ({ tables }) => {
      const limits = tables.statLimits[name]
      return limits ? `${limits[0]} to ${limits[1]}` : NONE
    }),
  ),
})

type ResultTable = NonNullable<Edition['tables']['results']>[number]

const resultRows = ({ name, rows }: ResultTable): string =>
  rows
    .map(
      ({ upTo, result }) => `${upTo === Number.POSITIVE_INFINITY ? 'more' : `≤ ${upTo}`} ${resultWords(name, result)}`,
    )
    .join(', ')

const results = (editions: Editions): Grid => ({
  title: 'Tables that rolls are read on',
  note: 'Each row of the table with its highest total.',
  rowsApart: false,
  rows: union(editions.map(({ tables }) => (tables.results ?? []).map(({ name }) => name))).map((name) => {
    const { title, total } = tableTitle(name)
    return rowOf(editions, total === '' ? title : `${title} (${total})`, ({ tables }) => {
      const table = tables.results?.find((one) => one.name === name)
      return table ? resultRows(table) : NONE
    })
  }),
})

type Maker = (editions: Editions) => Grid

/** Every table must have a grid to compile; trapdoors are shown with the pitch. */
const tables: { readonly [T in Exclude<keyof Edition['tables'], 'trapdoors'>]-?: Maker } = {
  passRange: passing,
  catching,
  weather,
  kickOff,
  blockDice,
  injury,
  casualty,
  statLimits,
  prayers,
  results,
}

export const gridsOf = (editions: Editions): Grid[] =>
  [pitch, numbers, tests, ...Object.values(tables)].map((make) => make(editions))
