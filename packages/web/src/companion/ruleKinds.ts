// The kinds of entries in the companion, and the address of each entry. Small on purpose: every page that names a rule loads it.
// Neighbours: entries.ts makes the entries, RuleName.tsx links to them from everywhere.
import {
  baseOf,
  type Engine,
  itemIds,
  openKinds,
  potions,
  type Question,
  spellIds,
  weaponIds,
} from '@double-skulls/engine'
import { actionKindWords, blockResultWords, capital, nameOf, rollWords } from '@double-skulls/words'

export const ruleKinds = [
  'turn',
  'option',
  'action',
  'roll',
  'table',
  'skill',
  'weather',
  'kickOff',
  'blockDie',
  'injury',
  'casualty',
  'passing',
  'catching',
  'ball',
  'prayer',
  'staff',
  'inducement',
  'handicap',
  'spell',
  'item',
  'potion',
  'weapon',
  'trap',
  'league',
  'teamRule',
  'star',
  'team',
  'reconstructed',
] as const
export type RuleKind = (typeof ruleKinds)[number]

export interface RuleRef {
  readonly kind: RuleKind
  readonly id: string
}

export const isRuleKind = (word: string): word is RuleKind => ruleKinds.some((kind) => kind === word)

/** The address of an entry, after the #: the same whatever options of a match the id of the edition names. */
export const ruleAddress = (edition: string, kind: RuleKind, id: string): string =>
  `/rules/${baseOf(edition)}/${kind}/${encodeURIComponent(id)}`

/** What teams hold besides inducements, by the words that questions use. */
export const staffIds = [
  'team',
  'leader',
  'apothecary',
  'wanderingApothecary',
  'bribe',
  'henchman',
  'chef',
  'prayer',
  'argue',
] as const

/** A handicap goes by another name where it acts in the match under an id of its own. */
const handicapOf: { readonly [inducement: string]: string } = {
  'pay-appearance-fee': 'appearance-fee',
  'biased-referee-3': 'biased-referee',
}

/** The entry of an inducement: handicaps have a table of their own. */
const inducementRef = (engine: Engine, id: string): RuleRef =>
  engine.rules.inducements.get(id)?.kind === 'handicap'
    ? { kind: 'handicap', id: handicapOf[id] ?? id }
    : { kind: 'inducement', id }

/** Staff that exists only in editions with a rule for it. */
export const hasStaff = (engine: Engine, id: string): boolean => {
  if (id === 'argue' || id === 'bribe') return engine.rules.tests.has(id)
  if (id === 'leader') return engine.rules.skills.has('leader')
  if (id === 'apothecary') return engine.rules.rosters.some(({ apothecary }) => apothecary)
  if (id === 'chef') return engine.rules.chef !== undefined
  if (id === 'henchman') return engine.rules.hurt.henchmen
  if (id === 'prayer') return hasPrayers(engine)
  if (id === 'wanderingApothecary')
    return [...engine.rules.inducements.values()].some(({ resource }) => resource === 'wanderingApothecary')
  return true
}

/** Whether the edition has prayers. */
const hasPrayers = (engine: Engine): boolean => engine.rules.tables.prayers !== undefined

const ownerOfUse = (engine: Engine, id: string): string | undefined => {
  for (const one of engine.rules.inducements.values()) if (one.uses?.some((use) => use.id === id)) return one.id
  return undefined
}

/** What is up somebody's sleeve. */
const trickOf = ({ rules }: Engine, id: string): RuleRef | null => {
  if (spellIds.some((spell) => spell === id && rules.spells.has(spell))) return { kind: 'spell', id }
  if (itemIds.some((item) => item === id && rules.items.has(item))) return { kind: 'item', id }
  if (potions.some((potion) => potion === id && rules.potions.has(potion))) return { kind: 'potion', id }
  if (weaponIds.some((weapon) => weapon === id && rules.weapons.has(weapon))) return { kind: 'weapon', id }
  return null
}

/** The entry for any name in a question, an answer or an event; null when there is none. */
export const ruleOf = (engine: Engine, id: string): RuleRef | null => {
  const { skills, inducements, tables } = engine.rules
  if (skills.has(id)) return { kind: 'skill', id }
  if (inducements.has(id)) return inducementRef(engine, id)
  const owner = ownerOfUse(engine, id)
  if (owner !== undefined) return inducementRef(engine, owner)
  if (tables.weather.some((row) => row.id === id)) return { kind: 'weather', id }
  if (tables.prayers?.some((prayer) => prayer.id === id)) return { kind: 'prayer', id }
  if (Object.values(tables.kickOff).some((event) => event.id === id)) return { kind: 'kickOff', id }
  if (tables.blockDice?.some((face) => face === id)) return { kind: 'blockDie', id }
  if (staffIds.some((staff) => staff === id) && hasStaff(engine, id)) return { kind: 'staff', id }
  return trickOf(engine, id)
}

/** The entry that explains a question: the current action, the roll that may be re-rolled, or the rule it names. */
export const ruleOfQuestion = (engine: Engine, { kind, subject, roll }: Question): RuleRef | null => {
  if (subject === '' && !roll) return null
  // An action of which nothing is decided has no entry of its own.
  if (openKinds.some((open) => open === subject)) return null
  if (kind === 'activation' || engine.rules.turn.nominates.includes(subject)) return { kind: 'action', id: subject }
  if (kind === 'reroll' && roll) return { kind: 'roll', id: roll.roll }
  return ruleOf(engine, subject)
}

export const ruleName = (engine: Engine, { kind, id }: RuleRef): string => {
  const known = kind === 'action' ? actionKindWords[id] : kind === 'blockDie' ? blockResultWords[id] : undefined
  return known ?? capital(kind === 'roll' ? rollWords(id) : nameOf(engine, id))
}
