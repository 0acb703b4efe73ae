// What a list of skills does, worked out once per list: nearly every query is answered with "no", and that must cost
// almost nothing. Neighbours: edition.ts has the slower queries, compile.ts builds the tables.
import type { Ctx } from './edition.ts'
import { type QueryHooks, type Skill, type WindowName, windowNames } from './hooks.ts'
import type { Player } from './kernel/match.ts'
import { type Permission, permissions } from './permissions.ts'
import { combined, type SkillNumber, skillNumberNames } from './skillNumbers.ts'

/** For each query, whether one of the skills answers it. */
type Said = { readonly [Q in keyof QueryHooks]-?: boolean }

const SILENCE: Said = {
  own: false,
  aura: false,
  armourOf: false,
  mayAddToArmour: false,
  ignoresZones: false,
  ignoresWeather: false,
  zoneNotCounted: false,
  blockStrength: false,
  extraBlockDice: false,
  movesAfterThrow: false,
  throwsTeamMates: false,
  canBeThrown: false,
  immuneTo: false,
  deniesLeaving: false,
  deniesInBlock: false,
  teamRerollGate: false,
  feedsOn: false,
  robsQuietly: false,
  mayDeclare: false,
  declaresBesides: false,
  declaresOnly: false,
  declaresNever: false,
}

/** For each permission, whether one of the skills grants it. */
export type Permitted = { readonly [P in Permission]: boolean }

/** For each number, what the skills say together; undefined if none of them sets it. */
export type NumbersSet = { readonly [N in SkillNumber]: number | undefined }

export interface Kit extends Said, Permitted, NumbersSet {
  /** The list it was made from. Skill lists are replaced, never changed in place, so the same list has the same kit. */
  readonly of: readonly string[]
  /** The same skills themselves. */
  readonly skills: readonly Skill[]
  /** For each query, the skills that answer it. */
  readonly answering: { readonly [Q in keyof QueryHooks]-?: readonly Skill[] }
  /** The skills that re-roll something. */
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

const NOTHING: readonly Skill[] = []
const queryNames = Object.keys(SILENCE) as (keyof Said)[]
const NO_ANSWERS = Object.fromEntries(queryNames.map((name) => [name, NOTHING])) as Kit['answering']
const BLANK: Kit = {
  ...SILENCE,
  ...(Object.fromEntries(permissions.map((name) => [name, false])) as Permitted),
  ...(Object.fromEntries(skillNumberNames.map((name) => [name, undefined])) as NumbersSet),
  of: [],
  skills: NOTHING,
  answering: NO_ANSWERS,
  rerolls: NOTHING,
  windows: [],
}

type Open<T> = { -readonly [K in keyof T]: T[K] }

/** Changes a copy of BLANK, so that all kits share one shape; V8 gives a copy with added fields its own. */
const makeKit = (skills: ReadonlyMap<string, Skill>, of: readonly string[]): Kit => {
  const kit: Open<Kit> = { ...BLANK }
  const answering: Open<Kit['answering']> = { ...NO_ANSWERS }
  const owned = of.flatMap((id) => skills.get(id) ?? [])
  for (const name of queryNames) {
    const answers = owned.filter((skill) => skill[name] !== undefined)
    if (answers.length === 0) continue
    kit[name] = true
    answering[name] = answers
  }
  kit.of = of
  kit.skills = owned
  for (const { permits = [] } of owned) for (const name of permits) kit[name] = true
  for (const name of skillNumberNames)
    kit[name] = combined(
      name,
      owned.flatMap(({ numbers }) => numbers?.[name] ?? []),
    )
  kit.answering = answering
  kit.rerolls = owned.filter((skill) => skill.rerolls !== undefined)
  kit.windows = windowNames.filter((name) => owned.some((skill) => skill.windows?.[name] !== undefined))
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

/** The numbers that his skills set: `numbersOf(c, player).standUpCost ?? 3`. */
export const numbersOf: (c: Ctx, player: Player) => NumbersSet = kitOf

/** His skills, in the order in which he has them. */
export const skillsOf = (c: Ctx, player: Player): readonly Skill[] => kitOf(c, player).skills
