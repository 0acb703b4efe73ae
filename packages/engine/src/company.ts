// Who can be in a team by his race: some refuse a race, some races play with nobody but themselves, and only some have mutants. Neighbours:
// lineUpCheck.ts refuses such line-ups, the league such teams; rosters/lineUpRules.ts has the races.
import type { Skill } from './hooks.ts'
import type { LineUpRules } from './rosters/lineUpRules.ts'

/** What is asked about somebody: his race as the team list has it, and his skills. */
export interface Fellow {
  readonly race?: string
  readonly skills: readonly string[]
}

type SkillOf = (id: string) => Skill | undefined

const refuses = (skillOf: SkillOf, one: Fellow, other: Fellow): boolean => {
  const skills = one.skills.map(skillOf)
  if (skills.some((skill) => skill?.permits?.includes('ignoresDislikes'))) return false
  return skills.some((skill) => other.race !== undefined && skill?.refusesTeamsWith?.includes(other.race))
}

/** Whether somebody of his race can have those of his skills that are mutations. */
export const mayBeMutant = (rules: LineUpRules | undefined, skillOf: SkillOf, { race, skills }: Fellow): boolean =>
  !rules?.mutants ||
  race === undefined ||
  rules.mutants.includes(race) ||
  !skills.some((id) => skillOf(id)?.category === 'mutation')

const isApart = (rules: LineUpRules | undefined, { race }: Fellow): boolean =>
  race !== undefined && (rules?.apart.includes(race) ?? false)

/** Whether his race plays in this match at all. */
export const mayTakePart = (rules: LineUpRules | undefined, { race }: Pick<Fellow, 'race'>): boolean =>
  !rules?.pure || race === undefined || rules.pure.races.includes(race)

/** Whether teams mix, or these two are of one race. */
const mayMix = (rules: LineUpRules | undefined, { race }: Fellow, other: Fellow): boolean =>
  !rules?.pure || race === undefined || other.race === undefined || race === other.race

/** Whether these two can play in one team. */
export const keepCompany = (rules: LineUpRules | undefined, skillOf: SkillOf, one: Fellow, other: Fellow): boolean =>
  isApart(rules, one) === isApart(rules, other) &&
  mayMix(rules, one, other) &&
  !refuses(skillOf, one, other) &&
  !refuses(skillOf, other, one)
