// Resolves the names of imported files: team lists, positions, stars, skills. An ambiguous name is refused, not
// guessed. Neighbours: fumbbl.ts and csv.ts read files with it.
import { allPositions, type Characteristic, type Roster, withArticle } from '@double-skulls/engine'
import { BadTeam, type Book, editionOf, knownPositions, listsOf, positionIn, skillIn } from '../book.ts'
import { isOpenTo } from '../checkSkill.ts'
import type { Advance, AdvanceSource } from '../team.ts'

const words = (text: string): string[] =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9+]+/g, ' ')
    .trim()
    .split(' ')
    .map((word) => word.replace(/(?<=[a-z]{3})s$/, ''))

const same = (a: string, b: string): boolean => words(a).join(' ') === words(b).join(' ')

/** Names of team lists in other editions and on other sites. */
const otherNames: { readonly [name: string]: readonly string[] } = {
  chaos: ['Chaos Chosen'],
  'chaos-pact': ['Chaos Renegades'],
  elf: ['Pro Elf', 'Elven Union'],
  khemri: ['Tomb Kings'],
  lizardman: ['Lizardmen'],
  necromantic: ['Necromantic Horror'],
  undead: ['Shambling Undead'],
  underworld: ['Underworld Denizens'],
}

/** The team list of this name, as other editions and sites write it too. Throws `BadTeam` where there is none. */
export const findList = (edition: string, name: string): Roster => {
  const { league, edition: rules } = editionOf(edition)
  const lists = listsOf(league, rules)
  const list =
    lists.find((one) => same(one.name, name) || same(one.id, name)) ??
    lists.find(({ id }) => otherNames[id]?.some((other) => same(other, name)))
  if (!list)
    throw new BadTeam(
      'roster',
      `${edition} has no team list "${name}"`,
      `take one of ${lists.map(({ id }) => id).join(', ')}`,
    )
  return list
}

/** Words that sites add to a position's name or leave out. */
const PADDING: readonly string[] = ['lineman', 'linewoman', 'linemen', 'player']

const core = (text: string, roster: Roster): string => {
  const team = [...words(roster.name), ...PADDING]
  const kept = words(text).filter((word) => !team.includes(word))
  return (kept.length > 0 ? kept : words(text)).sort().join(' ')
}

/**
 * The position that a name means, also without the team's name or as a part of it. Throws `BadTeam`, with `where`, if
 * none or several fit.
 */
export const findPosition = (book: Book, name: string, where: string): string => {
  const { roster } = book
  const names = roster.positions.map((position) => position.name)
  const others = allPositions(roster)
    .map((position) => position.name)
    .filter((one) => !names.includes(one))
  const has = (all: string, some: string): boolean => words(some).every((word) => words(all).includes(word))
  const tries: readonly ((known: string) => boolean)[] = [
    (known) => same(known, name),
    (known) => core(known, roster) === core(name, roster),
    (known) => has(name, known) || has(known, name),
  ]
  // Written out, a player of another race is meant, and otherwise one of the list's own.
  const exact = others.find((known) => same(known, name))
  if (exact !== undefined && !names.some((known) => same(known, name))) return exact
  for (const fits of tries) {
    const matches = names.filter(fits)
    if (matches.length === 1) return matches[0]
    if (matches.length > 1)
      throw new BadTeam(where, `"${name}" could be ${matches.join(' or ')}`, 'write the one that is meant')
  }
  throw new BadTeam(where, `${roster.name} has no position "${name}"`, `take one of ${knownPositions(roster)}`)
}

/** The id of the star of this name; null where there is none. */
export const findStar = ({ edition }: Book, name: string): string | null =>
  edition.stars.find((star) => same(star.name, name) || same(star.id, name))?.id ?? null

/** A skill by its name; without a strength, the first strength is meant. */
export const findSkill = ({ edition }: Book, name: string, where: string): string => {
  const skill =
    edition.skills.find((skill) => same(skill.name, name) || same(skill.id, name)) ??
    edition.skills.find((skill) => /-\d+$/.test(skill.id) && same(skill.id.replace(/-\d+$/, ''), name))
  if (!skill) throw new BadTeam(where, `${edition.id} has no skill "${name}"`, 'write it as the edition does')
  return skill.id
}

export const findCharacteristic = ({ edition }: Book, name: string, where: string): Characteristic => {
  const characteristic = edition.profile.names.find((one) => one.toLowerCase() === name.toLowerCase())
  if (!characteristic)
    throw new BadTeam(
      where,
      `${edition.id} has no characteristic "${name}"`,
      `take one of ${edition.profile.names.join(', ')}`,
    )
  return characteristic
}

/** The likely source of an advance: the one with that price, else the most expensive that opens its category. */
const sourceOf = (book: Book, position: string, skill: string, worth: number | undefined): AdvanceSource | null => {
  const known = positionIn(book, position)
  const part = skillIn(book, skill)
  if (!known || !part) return null
  const ways = (Object.keys(book.league.advances) as AdvanceSource[]).filter((source) => {
    const from = book.league.advances[source]?.from
    if (!from || source === 'gift') return false
    return isOpenTo(known, from, part) && (from === 'primary' || !isOpenTo(known, 'primary', part))
  })
  const priced = ways.filter((source) => book.league.advances[source]?.value === worth)
  return priced[0] ?? ways.at(-1) ?? null
}

/** The advance for a text like `Block` or `+MA`, priced as advance number `place`. */
export const findAdvance = (
  book: Book,
  position: string,
  { text, place, worth, where }: { text: string; place: number; worth?: number; where: string },
): Advance => {
  const raised = /^\+\s*1?\s*([A-Za-z]{2})$/.exec(text.trim())?.[1]
  const gained = raised ? findCharacteristic(book, raised, where) : findSkill(book, text, where)
  const source = raised ? 'characteristic' : sourceOf(book, position, gained, worth)
  const rule = source ? book.league.advances[source] : undefined
  if (!source || !rule)
    throw new BadTeam(where, `${withArticle(position)} cannot gain "${text}" in ${book.edition.id}`, 'leave it out')
  const values: { readonly [name: string]: number | undefined } = book.league.characteristics?.value ?? {}
  return {
    source,
    gained,
    value: raised ? (values[gained] ?? 0) : rule.value,
    points: book.league.careers?.levels[place]?.price[source] ?? 0,
  }
}
