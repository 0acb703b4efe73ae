// Everything that has a name in an edition, as entries: names and numbers from the edition, sentences from words/. Neighbours:
// tableEntries.ts makes the rows of tables, squadEntries.ts teams and stars; CompanionPage.tsx shows them.
import { type Engine, racialThird } from '@double-skulls/engine'
import { actionKindWords, capital, nameOf, rollWords } from '@double-skulls/words'
import { handicapEntries, leagueEntries } from './leagueEntries.ts'
import { optionEntries, proposalEntries } from './optionEntries.ts'
import { rollFacts } from './rollFacts.ts'
import { hasStaff, type RuleKind, ruleKinds, staffIds } from './ruleKinds.ts'
import { starEntries, teamEntries, teamRuleEntries } from './squadEntries.ts'
import {
  ballEntries,
  blockDieEntries,
  casualtyEntries,
  catchingEntries,
  injuryEntries,
  kickOffEntries,
  passingEntries,
  prayerEntries,
  resultEntries,
  weatherEntries,
} from './tableEntries.ts'
import { titleOf } from './titles.ts'
import { itemEntries, potionEntries, spellEntries, trapEntries, weaponEntries } from './trickEntries.ts'
import { type RuleWords, wordsOf } from './words/index.ts'

export interface Entry {
  readonly kind: RuleKind
  readonly id: string
  readonly name: string
  /** Our text; '' when none has been written. */
  readonly text: string
  /** Numbers and names from the edition's tables, each a few words. */
  readonly facts: readonly string[]
  /** The sub-heading of the entry; '' for none. */
  readonly group: string
  /** The dice result that selects it in a table; '' for entries outside tables. */
  readonly roll: string
  /** Parts with names of their own. */
  readonly parts: readonly { readonly name: string; readonly text: string }[]
  /** Names that are shown elsewhere and lead to it in a search: the positions of a team. */
  readonly also: readonly string[]
}

export const entry = (kind: RuleKind, id: string, name: string, more: Partial<Entry>): Entry => ({
  ...{ kind, id, name, text: '', facts: [], group: '', roll: '', parts: [], also: [] },
  ...more,
})

export type EntryMaker = (engine: Engine, words: RuleWords) => readonly Entry[]

const turnEntries: EntryMaker = (_engine, words) =>
  Object.entries(words.turn).map(([id, text]) => entry('turn', id, titleOf(id), { text }))

/** Whether an action is declared, and not only done. */
const declares = ({ rules }: Engine): boolean => rules.turn.oncePerTurn.length > 0

/** Actions that any player may declare, and those that need a skill; where nothing is declared, what our words list. */
const actionIds = (engine: Engine, words: RuleWords): readonly string[] => {
  if (!declares(engine)) return Object.keys(words.action)
  const bySkill = [...engine.rules.skills.values()].flatMap(({ mayDeclare }) => mayDeclare ?? [])
  const usual = ['move', 'block', 'blitz', 'pass', 'handOff', 'foul']
  return [...new Set([...usual, ...bySkill])]
}

const actionEntries: EntryMaker = (engine, words) =>
  actionIds(engine, words).map((id) =>
    entry('action', id, actionKindWords[id] ?? titleOf(id), {
      text: words.action[id] ?? '',
      facts: !declares(engine)
        ? []
        : [engine.rules.turn.oncePerTurn.includes(id) ? 'one player a turn' : 'any number of players'],
    }),
  )

const rollEntries: EntryMaker = (engine, words) =>
  [...engine.rules.tests].map(([id, spec]) =>
    entry('roll', id, capital(rollWords(id)), { text: words.roll[id] ?? '', facts: rollFacts(engine, id, spec) }),
  )

const categoryNames: { readonly [category: string]: string } = {
  general: 'General',
  agility: 'Agility',
  passing: 'Passing',
  strength: 'Strength',
  mutation: 'Mutations',
  physical: 'Physical',
  extraordinary: 'Extraordinary',
  racial: 'Racial characteristics',
  trait: 'Traits',
  star: 'Special rules of stars',
  lent: 'For a while only',
}

/** Whether the edition tells traits, which come by doubles, from skills. */
const hasTraits = (engine: Engine): boolean => [...engine.rules.skills.values()].some(({ trait }) => trait)

/** In an edition with traits, what nobody can gain is racial, or comes from a handicap. */
const groupAmongTraits = (id: string, category: string): string => {
  if (category === 'mutation') return categoryNames.physical
  if (category !== 'extraordinary') return categoryNames[category] ?? capital(category)
  return racialThird.includes(id) ? categoryNames.racial : categoryNames.lent
}

/** A trait that only stars have is listed with theirs; one that no position has comes from an inducement or another effect. */
const groupOf = (engine: Engine, id: string, category: string): string => {
  if (hasTraits(engine)) return groupAmongTraits(id, category)
  if (category !== 'trait') return categoryNames[category] ?? capital(category)
  const { rosters, stars } = engine.rules
  if (rosters.some(({ positions }) => positions.some(({ skills }) => skills.includes(id)))) return categoryNames.trait
  const owners = stars.filter(({ skills }) => skills.includes(id))
  if (owners.length === 0) return /-\d$/.test(id) ? categoryNames.trait : categoryNames.lent
  return owners.every(({ skills }) => skills.at(-1) === id) ? categoryNames.star : categoryNames.trait
}

const skillEntries: EntryMaker = (engine, words) => {
  const order = Object.values(categoryNames)
  return [...engine.rules.skills.values()]
    .map(({ id, name, category, trait }) =>
      entry('skill', id, name, {
        text: words.skill[id] ?? '',
        group: groupOf(engine, id, category),
        facts: trait ? ['trait: by a double only'] : [],
      }),
    )
    .sort((a, b) => order.indexOf(a.group) - order.indexOf(b.group) || a.name.localeCompare(b.name))
}

const staffEntries: EntryMaker = (engine, words) =>
  staffIds
    .filter((id) => hasStaff(engine, id))
    .map((id) => entry('staff', id, capital(nameOf(engine, id)), { text: words.staff[id] ?? '' }))

const inducementGroups: { readonly [kind: string]: string } = {
  common: 'For everybody',
  wizard: 'Wizards',
  referee: 'Referees',
  staff: 'Famous coaching staff',
  other: 'Other help',
  rule: 'By team special rules',
  match: 'By the rules of the match',
  card: 'Special plays',
}

const inducementEntries: EntryMaker = (engine, words) => {
  const order = Object.keys(inducementGroups)
  return [...engine.rules.inducements.values()]
    .filter(({ kind }) => kind !== 'handicap')
    .map((one) =>
      entry('inducement', one.id, one.name, {
        text: one.gist,
        group: inducementGroups[one.kind] ?? capital(one.kind),
        parts: (one.uses ?? [])
          .map(({ id, name }) => ({ name, text: words.use[id] ?? '' }))
          .filter(({ text }) => text !== ''),
      }),
    )
    .sort((a, b) => order.indexOf(kindOf(engine, a)) - order.indexOf(kindOf(engine, b)))
}
const kindOf = (engine: Engine, { id }: Entry): string => engine.rules.inducements.get(id)?.kind ?? ''

const makers: { readonly [K in RuleKind]: EntryMaker } = {
  turn: turnEntries,
  option: optionEntries,
  action: actionEntries,
  roll: rollEntries,
  table: resultEntries,
  skill: skillEntries,
  weather: weatherEntries,
  kickOff: kickOffEntries,
  blockDie: blockDieEntries,
  injury: injuryEntries,
  casualty: casualtyEntries,
  passing: passingEntries,
  catching: catchingEntries,
  ball: ballEntries,
  prayer: prayerEntries,
  staff: staffEntries,
  inducement: inducementEntries,
  handicap: handicapEntries,
  spell: spellEntries,
  item: itemEntries,
  potion: potionEntries,
  weapon: weaponEntries,
  trap: trapEntries,
  league: leagueEntries,
  teamRule: teamRuleEntries,
  star: starEntries,
  team: teamEntries,
  reconstructed: proposalEntries,
}

// Cached per edition for the lifetime of the program.
const made = new WeakMap<Engine, readonly Entry[]>()

/** All entries of an edition, by kind. */
export const entriesOf = (engine: Engine): readonly Entry[] => {
  const known = made.get(engine)
  if (known) return known
  const words = wordsOf(engine.edition)
  const entries = ruleKinds.flatMap((kind) => makers[kind](engine, words))
  made.set(engine, entries)
  return entries
}

export const entryOf = (engine: Engine, kind: RuleKind, id: string): Entry | undefined =>
  entriesOf(engine).find((one) => one.kind === kind && one.id === id)
