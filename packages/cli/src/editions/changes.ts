// The changes of skills, team lists, stars, inducements and procedures from one edition to the next. Neighbours:
// differ.ts compares, hookWords.ts has texts for skills, grids.ts the tables side by side, editionsPage.ts prints.
import {
  baseOf,
  type Edition,
  type Position,
  proceduresOf,
  type Roster,
  racialThird,
  type Skill,
  type Star,
  spelledOut,
} from '@double-skulls/engine'
import { categoryName } from '@double-skulls/league'
import { differing, same, split } from './differ.ts'
import { effectWords, foesRollWords, momentWords, ownRollWords, victimsRollWords } from './hookWords.ts'

/** A part that both editions have, and its differences in words. */
export interface Changed {
  readonly name: string
  readonly what: readonly string[]
}

export interface SkillChanges {
  /** Names by category. */
  readonly added: readonly (readonly [category: string, names: readonly string[]])[]
  readonly removed: readonly (readonly [category: string, names: readonly string[]])[]
  readonly changed: readonly Changed[]
  readonly unchanged: number
}

export interface ListChanges {
  readonly added: readonly string[]
  readonly removed: readonly string[]
  readonly changed: readonly Changed[]
  readonly unchanged: number
}

export interface Changes {
  readonly from: string
  readonly to: string
  readonly skills: SkillChanges
  readonly teams: ListChanges
  readonly stars: ListChanges
  readonly inducements: ListChanges
  readonly procedures: ListChanges
}

/** The category of traits that only stars have. */
const STAR_RULES = 'only star players'

const isStarRule = ({ rosters, stars }: Edition, { id, category }: Skill): boolean =>
  (category === 'trait' || category === 'extraordinary') &&
  stars.some(({ skills }) => skills.includes(id)) &&
  !rosters.some(({ positions }) => positions.some(({ skills }) => skills.includes(id)))

/** What handicaps give a player for a match; racial characteristics are in the same category. */
const BY_HANDICAP = 'by a handicap, for a match'

const groupOf = (edition: Edition, skill: Skill): string => {
  if (isStarRule(edition, skill)) return STAR_RULES
  const racial = skill.category !== 'extraordinary' || racialThird.includes(skill.id)
  return racial || !edition.skills.some(({ trait }) => trait) ? categoryName(skill) : BY_HANDICAP
}

const byCategory = (edition: Edition, skills: readonly Skill[]): (readonly [string, string[]])[] => {
  const groups = new Map<string, string[]>()
  for (const skill of skills) {
    const group = groupOf(edition, skill)
    groups.set(group, [...(groups.get(group) ?? []), skill.name])
  }
  return [...groups]
}

/** Fields of a skill that hold one hook for each roll, moment or number. */
const FAMILIES: { readonly [part: string]: (name: string) => string } = {
  numbers: effectWords,
  permitsIf: effectWords,
  own: ownRollWords,
  foes: foesRollWords,
  victims: victimsRollWords,
  windows: momentWords,
}

type Hooks = { readonly [hook: string]: unknown }

/** Every hook of a skill by its name in words; its procedures are compared with the others. */
const hooksOf = ({
  id: _id,
  name: _name,
  category: _category,
  procedures: _procedures,
  modifiers,
  ...hooks
}: Skill): Hooks =>
  Object.fromEntries(
    Object.entries({ ...hooks, ...modifiers }).flatMap(([part, hook]): (readonly [string, unknown])[] => {
      if (part === 'permits') return (hook as readonly string[]).map((name) => [effectWords(name), true])
      return part in FAMILIES
        ? Object.entries(hook as Hooks).map(([name, one]) => [FAMILIES[part](name), one])
        : [[effectWords(part), hook]]
    }),
  )

const skillChanges = (was: Skill, now: Skill): string[] => {
  const before = hooksOf(was)
  const after = hooksOf(now)
  const hooks = differing(before, after)
  const listed = (word: string, names: readonly string[]): string[] =>
    names.length === 0 ? [] : [`${word}: ${names.join(', ')}`]
  return [
    ...(was.name === now.name ? [] : [`now called ${now.name}`]),
    ...(was.category === now.category ? [] : [`${categoryName(was)} → ${categoryName(now)}`]),
    ...listed(
      'new',
      hooks.filter((hook) => !(hook in before)),
    ),
    ...listed(
      'gone',
      hooks.filter((hook) => !(hook in after)),
    ),
    ...listed(
      'different',
      hooks.filter((hook) => hook in before && hook in after),
    ),
  ]
}

const skillsOf = (from: Edition, to: Edition): SkillChanges => {
  const { added, removed, kept } = split(from.skills, to.skills, ({ id }) => id)
  const changed = kept
    .map(([was, now]): Changed => ({ name: was.name, what: skillChanges(was, now) }))
    .filter(({ what }) => what.length > 0)
  return {
    added: byCategory(to, added),
    removed: byCategory(from, removed),
    changed,
    unchanged: kept.length - changed.length,
  }
}

const FIELDS: { readonly [field: string]: string } = {
  max: 'number allowed',
  mostBigGuys: 'number of Big Guys',
  rerollCost: 'price of a re-roll',
  normal: 'primary skills',
  double: 'secondary skills',
}

const fieldWords = (field: string): string => FIELDS[field] ?? spelledOut(field)

/** The picture of a position is no rule. */
const PICTURE = 'figure'

/** A position or star with each characteristic as a field of its own. */
const spread = (entry: Position | Star): object =>
  Object.fromEntries(
    Object.entries(entry).flatMap(([field, value]) =>
      field === 'stats' ? Object.entries(entry.stats) : [[field, value]],
    ),
  )

/** `cost 4, skills 2`: the number of differences of each field. */
const tally = (pairs: readonly (readonly [was: object, now: object])[]): string => {
  const counts = new Map<string, number>()
  for (const [was, now] of pairs)
    for (const field of differing(was, now).filter((one) => one !== PICTURE))
      counts.set(field, (counts.get(field) ?? 0) + 1)
  return [...counts].map(([field, count]) => `${fieldWords(field)} ${count}`).join(', ')
}

const teamChanges = (was: Roster, now: Roster): string[] => {
  const positions = split<Position>(was.positions, now.positions, ({ name }) => name)
  const pairs = positions.kept
    .map(([before, after]) => [spread(before), spread(after)] as const)
    .filter(([before, after]) => differing(before, after).some((one) => one !== PICTURE))
  const { positions: _before, start: _start, id: _id, ...old } = was
  const { positions: _after, start: _now, id: _same, ...young } = now
  const names = (word: string, list: readonly Position[]): string[] =>
    list.length === 0 ? [] : [`${word}: ${list.map(({ name }) => name).join(', ')}`]
  const team = differing(old, young)
  return [
    ...(team.length === 0 ? [] : [`team: ${team.map(fieldWords).join(', ')}`]),
    ...(pairs.length === 0 ? [] : [`${pairs.length} of ${positions.kept.length} positions changed (${tally(pairs)})`]),
    ...names('new', positions.added),
    ...names('gone', positions.removed),
  ]
}

/** The fields that differ, in one line. */
const fieldChanges = (was: object, now: object): string[] => {
  const fields = differing(was, now)
  return fields.length === 0 ? [] : [fields.map(fieldWords).join(', ')]
}

const listOf = <T extends { readonly id: string; readonly name: string }>(
  from: readonly T[],
  to: readonly T[],
  changes: (was: T, now: T) => string[],
): ListChanges => {
  const { added, removed, kept } = split(from, to, ({ id }) => id)
  const changed = kept
    .map(([was, now]): Changed => ({ name: was.name, what: changes(was, now) }))
    .filter(({ what }) => what.length > 0)
  return {
    added: added.map(({ name }) => name),
    removed: removed.map(({ name }) => name),
    changed,
    unchanged: kept.length - changed.length,
  }
}

interface Part {
  readonly id: string
  readonly name: string
  readonly steps: unknown
}

const partsOf = (edition: Edition): Part[] =>
  [...proceduresOf(edition)].map(([id, { steps }]) => ({ id, name: spelledOut(id), steps }))

export const changesBetween = (from: Edition, to: Edition): Changes => ({
  from: baseOf(from.id),
  to: baseOf(to.id),
  skills: skillsOf(from, to),
  teams: listOf(from.rosters, to.rosters, teamChanges),
  stars: listOf(from.stars, to.stars, (was, now) => fieldChanges(spread(was), spread(now))),
  inducements: listOf(from.inducements, to.inducements, fieldChanges),
  procedures: listOf(partsOf(from), partsOf(to), (was, now) =>
    same(was.steps, now.steps) ? [] : ['played differently'],
  ),
})
