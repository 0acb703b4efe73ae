// What a list of skills does, worked out once per list: nearly every question is answered with "no", and that must cost
// almost nothing. Neighbours: hooks.ts says what a skill has, permissions.ts, skillNumbers.ts, skillLists.ts and skillFamilies.ts
// name what can be asked, procs/move/zones.ts asks only the skills that work now.
import type { Ctx } from './edition.ts'
import { type Changes, type ModifierHooks, type Skill, type WindowName, windowNames } from './hooks.ts'
import type { Player } from './kernel/match.ts'
import { type ConditionalPermission, type Permission, permissions } from './permissions.ts'
import { type SkillFamily, skillFamilies } from './skillFamilies.ts'
import { type SkillList, skillLists } from './skillLists.ts'
import { combined, type SkillNumber, skillNumberNames } from './skillNumbers.ts'

/** For each permission, whether one of the skills grants it. */
export type Permitted = { readonly [P in Permission]: boolean }

/** For each number, what the skills say together; undefined if none of them sets it. */
export type NumbersSet = { readonly [N in SkillNumber]: number | undefined }

/** For each list, what the skills say together. */
export type ListsJoined = { readonly [L in SkillList]: readonly string[] }

/** For each family the greatest level of the skills; 0 if none is of it. */
export type Levels = { readonly [F in SkillFamily]: number }

/** The modifiers of one skill. */
export interface Modifying {
  readonly id: string
  readonly changes: Changes
}

/** Permissions, numbers and lists are fields of their own: to read a field is what costs least. */
export interface Kit extends Permitted, NumbersSet, ListsJoined {
  /** The list it was made from. Skill lists are replaced, never changed in place, so the same list has the same kit. */
  readonly of: readonly string[]
  /** The same skills themselves. */
  readonly skills: readonly Skill[]
  readonly levels: Levels
  /** Whose rolls the skills modify. */
  readonly own: readonly Modifying[]
  readonly foes: readonly Modifying[]
  readonly victims: readonly Modifying[]
  /** The skills that permit something under a condition, and those that re-roll something. */
  readonly conditional: readonly Skill[]
  readonly rerolls: readonly Skill[]
  /** The windows in which one of the skills has a hook. */
  readonly windows: readonly WindowName[]
}

export interface Kits {
  readonly skills: ReadonlyMap<string, Skill>
  /** The last kit of each player, by his index: mostly the same match is asked about again. */
  readonly latest: Kit[]
  readonly byList: WeakMap<readonly string[], Kit>
}

export const newKits = (skills: ReadonlyMap<string, Skill>): Kits => ({ skills, latest: [], byList: new WeakMap() })

const NOTHING: readonly never[] = []

const all = <Name extends string, T>(names: readonly Name[], value: T): { readonly [N in Name]: T } =>
  Object.fromEntries(names.map((name) => [name, value])) as { [N in Name]: T }

/** Shared by all kits without levels, which are nearly all. */
const NO_LEVELS: Levels = all(skillFamilies, 0)

const BLANK: Kit = {
  ...all(permissions, false),
  ...all(skillNumberNames, undefined),
  ...all(skillLists, NOTHING),
  of: NOTHING,
  skills: NOTHING,
  levels: NO_LEVELS,
  own: NOTHING,
  foes: NOTHING,
  victims: NOTHING,
  conditional: NOTHING,
  rerolls: NOTHING,
  windows: NOTHING,
}

const joined = <T>(lists: readonly (readonly T[] | undefined)[]): readonly T[] => {
  const given = lists.filter((list) => list !== undefined)
  return given.length === 0 ? NOTHING : given.flat()
}

const modifying = (skills: readonly Skill[], whose: keyof ModifierHooks): readonly Modifying[] =>
  joined(
    skills.map(({ id, modifiers }) => {
      const changes = modifiers?.[whose]
      return changes && [{ id, changes }]
    }),
  )

const levelsIn = (skills: readonly Skill[]): Levels => {
  let levels = NO_LEVELS
  for (const { family, level = 0 } of skills)
    if (family !== undefined) levels = { ...levels, [family]: Math.max(levels[family], level) }
  return levels
}

type Open<T> = { -readonly [K in keyof T]: T[K] }

/** Changes a copy of BLANK, so that all kits share one shape; V8 gives a copy with added fields its own. */
const makeKit = (known: ReadonlyMap<string, Skill>, of: readonly string[]): Kit => {
  const kit: Open<Kit> = { ...BLANK }
  const skills = of.flatMap((id) => known.get(id) ?? [])
  for (const { permits = NOTHING } of skills) for (const name of permits) kit[name] = true
  for (const name of skillNumberNames)
    kit[name] = combined(
      name,
      skills.flatMap(({ numbers }) => numbers?.[name] ?? NOTHING),
    )
  for (const name of skillLists) kit[name] = joined(skills.map((skill) => skill[name]))
  kit.of = of
  kit.skills = skills
  kit.levels = levelsIn(skills)
  kit.own = modifying(skills, 'own')
  kit.foes = modifying(skills, 'foes')
  kit.victims = modifying(skills, 'victims')
  kit.conditional = skills.filter(({ permitsIf }) => permitsIf !== undefined)
  kit.rerolls = skills.filter(({ rerolls }) => rerolls !== undefined)
  kit.windows = windowNames.filter((name) => skills.some(({ windows }) => windows?.[name] !== undefined))
  return kit
}

const findKit = (kits: Kits, { id, skills }: Player): Kit => {
  const known = kits.byList.get(skills)
  const kit = known ?? makeKit(kits.skills, skills)
  if (!known) kits.byList.set(skills, kit)
  if (id >= 0) kits.latest[id] = kit
  return kit
}

export const kitOf = (c: Ctx, player: Player): Kit => {
  const { kits } = c.rules
  const kit = kits.latest[player.id]
  return kit !== undefined && kit.of === player.skills ? kit : findKit(kits, player)
}

/** What his skills permit together: `may(c, player).leaps`. */
export const may: (c: Ctx, player: Player) => Permitted = kitOf

/** Whether one of his skills permits it in his present state. */
export const mayNow = (c: Ctx, player: Player, what: ConditionalPermission): boolean => {
  const { conditional } = kitOf(c, player)
  for (let i = 0; i < conditional.length; i++) if (conditional[i].permitsIf?.[what]?.(player)) return true
  return false
}

/** The numbers that his skills set: `numbersOf(c, player).standUpCost ?? 3`. */
export const numbersOf: (c: Ctx, player: Player) => NumbersSet = kitOf

/** The lists of his skills, joined: `listsOf(c, player).immuneTo.includes('strip-ball')`. */
export const listsOf: (c: Ctx, player: Player) => ListsJoined = kitOf

/** His level in a family of skills; 0 without any of it. */
export const levelOf = (c: Ctx, player: Player, family: SkillFamily): number => kitOf(c, player).levels[family]

/** The levels of several players together. */
export const levelSum = (c: Ctx, ids: readonly number[], family: SkillFamily): number => {
  let sum = 0
  for (const id of ids) sum += levelOf(c, c.match.players[id], family)
  return sum
}

/** His skills, in the order in which he has them. */
export const skillsOf = (c: Ctx, player: Player): readonly Skill[] => kitOf(c, player).skills
