// Mercenaries of no team list, built for a match: a profile and options with prices.
// Neighbours: bb2020/freebooters.ts has them, hiring.ts has the mercenaries of a team list, lineUp.ts checks.
import type { CompiledEdition } from '../edition.ts'
import type { SkillCategory } from '../hooks.ts'
import type { LineUp, PlayerSpec } from '../lineUp.ts'
import { limitsOf } from '../tables/profile.ts'
import type { Figure } from '../vocabulary/figures.ts'
import type { Characteristic, Stats } from '../vocabulary/words.ts'
import { BadHire } from './hiring.ts'

/** Traits that come as a package, instead of others. */
export interface TraitPackage {
  readonly id: string
  readonly name: string
  readonly cost: number
  readonly adds: readonly string[]
  readonly drops?: readonly string[]
  /** Points by which a characteristic is better, or worse if negative. */
  readonly stats?: Readonly<Partial<Record<Characteristic, number>>>
}

/** A characteristic improved by this many points. */
export interface Gain {
  readonly stat: Characteristic
  readonly by: number
  readonly cost: number
}

/** Skills of a category: one, or with `more` any number, at that price from the second on. */
export interface SkillShelf {
  readonly cost: number
  readonly more?: number
  /** If not the whole category: the skills that are on offer, or those that are not. */
  readonly only?: readonly string[]
  readonly never?: readonly string[]
  /** Skills with a price of their own. */
  readonly prices?: { readonly [skill: string]: number }
}

export interface Freebooter {
  readonly id: string
  readonly name: string
  /** What he looks like; no rule reads it. */
  readonly figure: Figure
  /** How many of them a squad may have. */
  readonly max: number
  readonly cost: number
  readonly stats: Stats
  readonly skills: readonly string[]
  /** The minimum number of options. */
  readonly least: number
  readonly packages: readonly TraitPackage[]
  readonly gains: readonly Gain[]
  /** Characteristics that may be worsened by a point, and the discount for each. */
  readonly losses: readonly Characteristic[]
  readonly lossPrice: number
  readonly shelves: { readonly [C in SkillCategory]?: SkillShelf }
}

/** The parts of an edition that define freebooters. */
export type FreebooterRules = Pick<CompiledEdition, 'skills' | 'tables' | 'profile' | 'freebooters'>

/** An option: a unique id, and what it adds to the price. */
export interface FreebooterOption {
  readonly id: string
  readonly cost: number
}

const gainId = ({ stat, by }: Gain): string => `${stat}+${by}`
const lossId = (stat: Characteristic): string => `${stat}-1`

/** Variants of a skill are the same skill. */
const familyOf = (skill: string): string => skill.replace(/-\d+$/, '')

export const freebooterNamed = ({ freebooters }: FreebooterRules, id: string): Freebooter => {
  const freebooter = freebooters.find((one) => one.id === id)
  if (!freebooter)
    throw new BadHire(`there is no freebooter "${id}"; take one of ${freebooters.map((one) => one.id).join(', ')}`)
  return freebooter
}

const packageIn = ({ packages }: Freebooter, chosen: readonly string[]): TraitPackage | undefined =>
  packages.find(({ id }) => chosen.includes(id))

const changesOf = (who: Freebooter, chosen: readonly string[], stat: Characteristic): number => {
  const gained = who.gains.filter((gain) => gain.stat === stat && chosen.includes(gainId(gain)))
  const lost = chosen.includes(lossId(stat)) ? 1 : 0
  return gained.reduce((sum, { by }) => sum + by, packageIn(who, chosen)?.stats?.[stat] ?? 0) - lost
}

const statsOf = ({ profile }: FreebooterRules, who: Freebooter, chosen: readonly string[]): Stats =>
  Object.fromEntries(
    (Object.keys(who.stats) as Characteristic[]).map((stat) => {
      const points = changesOf(who, chosen, stat)
      return [stat, (who.stats[stat] ?? 0) + (profile.targets.includes(stat) ? -points : points)]
    }),
  )

const skillsOf = (rules: FreebooterRules, who: Freebooter, chosen: readonly string[]): readonly string[] => {
  const { adds = [], drops = [] } = packageIn(who, chosen) ?? {}
  const learnt = chosen.filter((id) => rules.skills.has(id))
  return [...who.skills.filter((id) => !drops.includes(id)), ...adds, ...learnt]
}

const within = ({ tables, profile }: FreebooterRules, stats: Stats): boolean =>
  (Object.keys(stats) as Characteristic[]).every((stat) => {
    const [least, most] = tables.statLimits[stat] ?? limitsOf(profile, stat)
    const value = stats[stat] ?? 0
    return value >= least && value <= most
  })

const shelfOf = (rules: FreebooterRules, who: Freebooter, skill: string): SkillShelf | undefined => {
  const category = rules.skills.get(skill)?.category
  const shelf = category && who.shelves[category]
  return shelf && (shelf.only?.includes(skill) ?? true) && !shelf.never?.includes(skill) ? shelf : undefined
}

const skillsPrice = (rules: FreebooterRules, who: Freebooter, chosen: readonly string[]): number => {
  const learnt = chosen.filter((id) => rules.skills.has(id))
  return learnt.reduce((sum, id) => {
    const shelf = shelfOf(rules, who, id)
    if (!shelf) return sum
    const several = shelf.more !== undefined && learnt.filter((one) => shelfOf(rules, who, one) === shelf).length > 1
    return sum + (several ? (shelf.more ?? 0) : (shelf.prices?.[id] ?? shelf.cost))
  }, 0)
}

/** His price with these options. */
export const freebooterPrice = (rules: FreebooterRules, who: Freebooter, chosen: readonly string[]): number => {
  const gains = who.gains.filter((gain) => chosen.includes(gainId(gain)))
  const losses = who.losses.filter((stat) => chosen.includes(lossId(stat)))
  return (
    who.cost +
    (packageIn(who, chosen)?.cost ?? 0) +
    gains.reduce((sum, { cost }) => sum + cost, 0) -
    losses.length * who.lossPrice +
    skillsPrice(rules, who, chosen)
  )
}

const maySkill = (rules: FreebooterRules, who: Freebooter, chosen: readonly string[], skill: string): boolean => {
  const shelf = shelfOf(rules, who, skill)
  if (!shelf) return false
  const others = skillsOf(rules, who, chosen)
  const full = shelf.more === undefined && chosen.some((id) => shelfOf(rules, who, id) === shelf)
  const clash = others.some(
    (id) =>
      familyOf(id) === familyOf(skill) ||
      rules.skills.get(id)?.excludes?.includes(skill) ||
      rules.skills.get(skill)?.excludes?.includes(id),
  )
  return !full && !clash
}

const statsAlone = (who: Freebooter, chosen: readonly string[]): string[] => [
  ...who.gains
    .filter(({ stat }) => !who.gains.some((other) => other.stat === stat && chosen.includes(gainId(other))))
    .filter(({ stat }) => !chosen.includes(lossId(stat)))
    .map(gainId),
  ...who.losses
    .filter((stat) => !chosen.includes(lossId(stat)))
    .filter((stat) => !who.gains.some((other) => other.stat === stat && chosen.includes(gainId(other))))
    .map(lossId),
]

/** The options still open: one package, each characteristic changed once, skills of his categories. */
export const freebooterOptions = (
  rules: FreebooterRules,
  who: Freebooter,
  chosen: readonly string[],
): readonly FreebooterOption[] => {
  const now = freebooterPrice(rules, who, chosen)
  const packages = packageIn(who, chosen) ? [] : who.packages.map(({ id }) => id)
  const skills = [...rules.skills.keys()].filter((id) => maySkill(rules, who, chosen, id))
  return [...packages, ...statsAlone(who, chosen), ...skills]
    .map((id) => ({ id, cost: freebooterPrice(rules, who, [...chosen, id]) - now, all: [...chosen, id] }))
    .filter(({ all }) => within(rules, statsOf(rules, who, all)) && isConsistent(rules, skillsOf(rules, who, all)))
    .map(({ id, cost }) => ({ id, cost }))
}

/** No skill twice, and none that excludes another. */
const isConsistent = (rules: FreebooterRules, skills: readonly string[]): boolean =>
  new Set(skills.map(familyOf)).size === skills.length &&
  skills.every((id) => !rules.skills.get(id)?.excludes?.some((other) => skills.includes(other)))

/** Adds the options one by one, so that the first that does not fit is named. */
const checkOptions = (rules: FreebooterRules, who: Freebooter, chosen: readonly string[]): void => {
  chosen.forEach((id, i) => {
    const before = chosen.slice(0, i)
    const open = freebooterOptions(rules, who, before).map((option) => option.id)
    if (!open.includes(id))
      throw new BadHire(
        `"${id}" is no option of "${who.name}"${before.length > 0 ? ` with ${before.join(', ')}` : ''}; take one of ${open.join(', ')}`,
      )
  })
  if (chosen.length < who.least)
    throw new BadHire(`"${who.name}" needs ${who.least} option at least; he has ${chosen.length}`)
}

/** A freebooter for the squad with these options. */
export const freebooterFor = (
  rules: FreebooterRules,
  lineUp: LineUp,
  id: string,
  chosen: readonly string[] = [],
): PlayerSpec => {
  const who = freebooterNamed(rules, id)
  const others = lineUp.players.filter(({ position, engaged }) => position === who.name && engaged === 'mercenary')
  if (others.length >= who.max)
    throw new BadHire(`${lineUp.name} have ${others.length} of at most ${who.max} "${who.name}"; hire somebody else`)
  checkOptions(rules, who, chosen)
  const number = Math.max(0, ...lineUp.players.map((spec) => spec.number)) + 1
  return freebooterSpec(rules, who, chosen, number)
}

/** The player as the line-up has him. */
export const freebooterSpec = (
  rules: FreebooterRules,
  who: Freebooter,
  chosen: readonly string[],
  number: number,
): PlayerSpec => ({
  name: `${who.name} ${number}`,
  position: who.name,
  number,
  stats: statsOf(rules, who, chosen),
  skills: skillsOf(rules, who, chosen),
  engaged: 'mercenary',
})
