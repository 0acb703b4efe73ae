// What one edition has and no other: options, rules, rolls, results, skills, inducements, handicaps, steps of a league. Neighbours:
// editionsPage.ts prints it first, changes.ts compares an edition with the next.
import { baseOf, type Edition, proceduresOf, spelledOut, trapKinds } from '@double-skulls/engine'
import { handicapTable, hasHandicaps, type LeagueRules, leagueRulesOf } from '@double-skulls/league'
import {
  editionOptionWords,
  itemNames,
  potionNames,
  spellNames,
  thingWords,
  turnoverWords,
  weaponNames,
} from '@double-skulls/words'
import { rollLabel } from './grids.ts'
import { partWords } from './partWords.ts'
import { stepWords } from './stepWords.ts'

export interface OnlyHere {
  readonly edition: string
  readonly name: string
  readonly lists: readonly { readonly what: string; readonly names: readonly string[] }[]
}

/** Names of the same thing in several editions: `Side Step` and `Sidestep`, `Claw` and `Claws`, `Mighty Blow (+1)`. */
const keyOf = (name: string): string =>
  name
    .toLowerCase()
    .replace(/ \(.*\)/, '')
    .replace('&', 'and')
    .replace(/[^a-zà-ÿ]/g, '')
    .replace(/s$/, '')
    .replace(/men$/, 'man')

type Namer = (edition: Edition) => readonly string[]

const steps = (league: LeagueRules | null): readonly string[] =>
  league ? [...league.beforeMatch, ...league.afterMatch].map(stepWords) : []

/** Rules that are no part of a list. */
const marks: readonly (readonly [words: string, has: (edition: Edition) => boolean])[] = [
  ['traits, which a player gains by a double only', ({ skills }) => skills.some(({ trait }) => trait)],
  ['a stunned player turns over by his Move action', ({ rules }) => rules.turn.turnsOver === 'asMove'],
  ['every catch is optional', ({ rules }) => rules.ball.catchesRefusable],
  ['a limit on Big Guys in a team', ({ rosters }) => rosters.some(({ mostBigGuys }) => mostBigGuys !== undefined)],
  ['team ratings', ({ id }) => leagueRulesOf(id)?.rated === true],
  ['ageing', ({ id }) => leagueRulesOf(id)?.afterMatch.includes('starRolls') === true],
]

/** What the rules of the match start by themselves, apart from kick-off results. */
const ofTheMatch = ({ inducements, tables }: Edition): readonly string[] => {
  const results = Object.values(tables.kickOff).map(({ id }) => keyOf(spelledOut(id)))
  const names = inducements.filter(({ kind }) => kind === 'match').map(({ name }) => name)
  return names.filter((name) => !results.includes(keyOf(name)))
}

const namers: readonly (readonly [what: string, names: Namer])[] = [
  [
    'options of a match',
    ({ variants }) =>
      (variants?.options ?? []).map((option) => {
        const { name, line } = editionOptionWords[option]
        return `${name} (${line})`
      }),
  ],
  [
    'rules',
    (edition) => [
      ...marks.filter(([, has]) => has(edition)).map(([words]) => words),
      ...[...proceduresOf(edition).keys()].flatMap((id) => partWords(spelledOut(id)) ?? []),
      ...ofTheMatch(edition),
    ],
  ],
  ['rolls', ({ tests }) => Object.keys(tests).map(rollLabel)],
  ['turnovers', ({ turnovers }) => turnovers.map(turnoverWords)],
  ['weather', ({ tables }) => tables.weather.map(({ name }) => name)],
  ['kick-off results', ({ tables }) => Object.values(tables.kickOff).map(({ id }) => spelledOut(id))],
  ['prayers', ({ tables }) => (tables.prayers ?? []).map(({ name }) => name)],
  ['skills', ({ skills }) => skills.map(({ name }) => name)],
  [
    'inducements',
    ({ inducements }) =>
      inducements.filter(({ kind }) => kind !== 'handicap' && kind !== 'match').map(({ name }) => name),
  ],
  ['handicaps', ({ id }) => (hasHandicaps(id) ? handicapTable.map(({ roll, name }) => `${roll} ${name}`) : [])],
  ['secret weapons', ({ weapons = [] }) => weapons.map(({ id }) => weaponNames[id])],
  ['magic spells', ({ spells = [] }) => spells.map(({ id }) => spellNames[id])],
  ['magic items', ({ items = [] }) => items.map(({ id }) => itemNames[id])],
  ['potions', ({ potions = [] }) => potions.map((id) => potionNames[id])],
  ['traps', (edition) => (proceduresOf(edition).has('layCounters') ? trapKinds.map(thingWords) : [])],
  ['team lists', ({ rosters }) => rosters.map(({ name }) => name)],
  ['before and after a match', ({ id }) => steps(leagueRulesOf(id))],
]

/** What is marked that the plain edition has not; options are named as such anyway. */
const marked = (names: readonly string[], plain: readonly string[]): readonly string[] => {
  const known = new Set(plain.map(keyOf))
  return names.map((name) => (known.has(keyOf(name)) ? name : `${name} (option)`))
}

/** For each edition; an edition that has nothing of its own has no lists. With `plain`, the same without options. */
export const onlyHere = (editions: readonly Edition[], plain: readonly Edition[] = editions): readonly OnlyHere[] =>
  editions.map((edition, i) => ({
    edition: baseOf(edition.id),
    name: edition.name,
    lists: namers
      .map(([what, names]) => {
        const elsewhere = new Set(editions.filter((one) => one !== edition).flatMap((one) => names(one).map(keyOf)))
        const own = [...new Set(names(edition))].filter((name) => !elsewhere.has(keyOf(name)))
        return { what, names: marked(own, names(plain[i])) }
      })
      .filter(({ names }) => names.length > 0),
  }))
