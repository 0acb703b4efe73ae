// What may happen to a casualty, edition by edition. Neighbours: grids.ts has the other tables of a match.
import type { Edition } from '@double-skulls/engine'
import { type Editions, type Grid, type Row, rowOf } from './grid.ts'
import { diceWords, list, NONE, range, union, yesOrNo } from './words.ts'

type Casualties = NonNullable<Edition['tables']['casualty']>
type Casualty = Casualties['rows'][number]

/** Dice that are tens and units are named one by one. */
const casualtyDice = ({ dice, read }: Casualties): string =>
  read(dice.map(() => 1)) > dice.length ? dice.map((die) => diceWords([die])).join(' and ') : diceWords(dice)

const casualtyWords = ({ serious }: Casualties, row: Casualty): string => {
  const { rolls, missNextGame, niggling, lowers, dead, lasting } = row
  const effects = [
    ...(missNextGame ? ['misses the next game'] : []),
    ...(niggling ? ['niggling'] : []),
    ...(lowers === '' ? [] : [`${lowers} worse by 1`]),
    ...(lasting ? [serious ? `${casualtyDice(serious)} for the injury` : 'a D6 for the lasting injury'] : []),
    ...(dead ? ['leaves the team'] : []),
  ]
  return effects.length === 0 ? range(rolls) : `${range(rolls)}: ${effects.join(', ')}`
}

/** The row of that name, also where a second roll gives it. */
const casualtyCell = (table: Casualties, name: string): string => {
  const named = (one: Casualties | undefined): Casualty | undefined => one?.rows.find((row) => row.name === name)
  const [first, second] = [named(table), named(table.serious)]
  if (first) return casualtyWords(table, first)
  return second ? `second roll ${casualtyWords(table, second)}` : NONE
}

const casualtyNames = ({ tables: { casualty } }: Edition): string[] =>
  [...(casualty?.rows ?? []), ...(casualty?.serious?.rows ?? [])].map(({ name }) => name)

const lastingWords = ({ lasting }: Casualties): string =>
  list(
    (lasting ?? []).map(
      ({ name, upTo, lowers }, i, all) => `${range([(all[i - 1]?.upTo ?? 0) + 1, upTo])} ${name} (${lowers})`,
    ),
  )

export const casualty = (editions: Editions): Grid => {
  const say = (label: string, words: (table: Casualties) => string): Row =>
    rowOf(editions, label, ({ tables }) => (tables.casualty ? words(tables.casualty) : NONE))
  return {
    title: 'Casualties',
    note: `An edition with ${NONE} in every row has no table: a casualty is only out of the match.`,
    rowsApart: false,
    rows: [
      say('dice', casualtyDice),
      say('niggling injuries and skills modify the roll', ({ modified }) => yesOrNo(modified)),
      ...union(editions.map(casualtyNames)).map((name) => say(name, (table) => casualtyCell(table, name))),
      say('lasting injury, by a D6', lastingWords),
    ],
  }
}
