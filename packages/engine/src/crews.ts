// Who operates a team's secret weapon: the players whom its line-up names, who carry it by their star card, or the first who can.
// Neighbours: secretWeapon.ts has the jobs, lineUpCheck.ts refuses what is at fault here, lineUp.ts makes the match.
import type { CompiledEdition } from './edition.ts'
import type { LineUp, PlayerSpec } from './lineUp.ts'
import type { CrewJob, SecretWeapon } from './secretWeapon.ts'
import { MOST_WEAPONS, type WeaponBrought, type WeaponId } from './vocabulary/weapons.ts'

/** Whether a skill is that of a job with a weapon: it is learnt by nobody else. */
export const isCrewSkill = ({ weapons }: Weapons, id: string): boolean =>
  [...weapons.values()].some(({ crew }) => crew.some(({ skill }) => skill === id))

type Weapons = Pick<CompiledEdition, 'weapons'>

const isOf = ({ skill }: CrewJob, { skills }: PlayerSpec): boolean => skills.includes(skill)

/** Whether somebody can be named for the job. */
const canDo = ({ race, positions, unfit = [] }: CrewJob, spec: PlayerSpec): boolean =>
  (race === undefined || spec.race === race) &&
  (positions === undefined || positions.includes(spec.position)) &&
  !unfit.some((id) => spec.skills.includes(id))

/** What its players carry without its being named: nobody joins them then. */
const carried = ({ weapons }: Weapons, { players, weapons: named = [] }: LineUp): readonly WeaponId[] =>
  [...weapons.values()]
    .filter(({ crew }) => crew.some((job) => players.some((spec) => isOf(job, spec))))
    .map(({ id }) => id)
    .filter((id) => !named.some((one) => one.id === id))

/** What a line-up names, and what its players carry anyway. */
export const weaponsOf = (rules: Weapons, lineUp: LineUp): readonly WeaponId[] => [
  ...(lineUp.weapons ?? []).map(({ id }) => id),
  ...carried(rules, lineUp),
]

/** Who does each job of a weapon, by his number. */
type Crew = readonly { readonly job: CrewJob; readonly numbers: readonly number[] }[]

/** `busy` operate another weapon. */
const crewOf = (
  { crew }: Pick<SecretWeapon, 'crew'> = { crew: [] },
  brought: WeaponBrought,
  players: readonly PlayerSpec[],
  busy: readonly number[] = [],
): Crew => {
  const taken = players.filter((spec) => crew.some((job) => isOf(job, spec))).map(({ number }) => number)
  taken.push(...busy)
  taken.push(...Object.values(brought.crew ?? {}).flat())
  return crew.map((job) => {
    const own = players.filter((spec) => isOf(job, spec)).map(({ number }) => number)
    const named = brought.crew?.[job.skill]
    const free = players.filter((spec) => canDo(job, spec) && !taken.includes(spec.number)).map(({ number }) => number)
    const chosen = named ?? free.slice(0, Math.max(0, job.most - own.length))
    taken.push(...chosen)
    return { job, numbers: [...own, ...chosen.filter((number) => !own.includes(number))] }
  })
}

const namedFor = ({ crew = {} }: WeaponBrought): readonly number[] => Object.values(crew).flat()

/** The crew of each weapon that a line-up names, in its order: nobody operates two. */
const crewsOf = (
  rules: Weapons,
  { players, weapons: named = [] }: Pick<LineUp, 'players' | 'weapons'>,
): readonly Crew[] => {
  const carriers = players.filter(({ skills }) => skills.some((id) => isCrewSkill(rules, id)))
  const busy = carriers.map(({ number }) => number)
  return named.map((brought) => {
    const others = named.filter((one) => one !== brought).flatMap(namedFor)
    const crew = crewOf(rules.weapons.get(brought.id), brought, players, [...busy, ...others])
    busy.push(...crew.flatMap(({ numbers }) => numbers))
    return crew
  })
}

/** Whether these players can operate it. */
export const canBring = ({ weapons }: Weapons, id: WeaponId, players: readonly PlayerSpec[]): boolean => {
  const weapon = weapons.get(id)
  return (
    weapon !== undefined && crewOf(weapon, { id }, players).every(({ job, numbers }) => numbers.length >= job.least)
  )
}

/** Whether these players can operate all of them in one match, nobody two. */
export const canBringAll = (rules: Weapons, ids: readonly WeaponId[], players: readonly PlayerSpec[]): boolean =>
  ids.every((id) => rules.weapons.has(id)) &&
  crewsOf(rules, { players, weapons: ids.map((id) => ({ id })) })
    .flat()
    .every(({ job, numbers }) => numbers.length >= job.least)

/** Whom a job wants, for a message. */
const wantedFor = ({ race, positions, unfit }: CrewJob): string =>
  ([...(race ? [race] : []), ...(positions ? [positions.join(' or ')] : [])].join(' ') || 'any player') +
  (unfit ? ` without ${unfit.join(' or ')}` : '')

type FieldAndFault = readonly [field: string, what: string]

const crewFault = (
  weapon: SecretWeapon,
  brought: WeaponBrought,
  players: readonly PlayerSpec[],
  crew: Crew,
): FieldAndFault | null => {
  const named = Object.entries(brought.crew ?? {})
  for (const [skill, numbers] of named) {
    const job = weapon.crew.find((one) => one.skill === skill)
    const jobs = weapon.crew.map((one) => one.skill).join(', ')
    if (!job) return [`crew.${skill}`, `"${brought.id}" has no such job, only ${jobs || 'none'}; leave it out`]
    if (!Array.isArray(numbers)) return [`crew.${skill}`, 'must be a list of the numbers of players']
    const odd = numbers.find(
      (number) => !players.some((spec) => spec.number === number && (canDo(job, spec) || isOf(job, spec))),
    )
    if (odd !== undefined) return [`crew.${skill}`, `number ${odd} is none who can do it; name ${wantedFor(job)}`]
  }
  const all = named.flatMap(([, numbers]) => numbers)
  if (new Set(all).size < all.length) return ['crew', 'names a player twice; name another']
  for (const { job, numbers } of crew)
    if (numbers.length < job.least || numbers.length > job.most)
      return [
        `crew.${job.skill}`,
        `"${brought.id}" takes ${job.least === job.most ? job.most : `${job.least} to ${job.most}`} (${wantedFor(job)}), not ${numbers.length}; ${numbers.length > job.most ? 'name fewer' : 'leave the weapon out'}`,
      ]
  return null
}

/** What is wrong with the weapons of a line-up: the field, and what to do about it. */
export const weaponFault = (rules: CompiledEdition, lineUp: LineUp): FieldAndFault | null => {
  const { weapons: named = [], players } = lineUp
  if (!Array.isArray(named)) return ['weapons', 'must be a list, as [{ "id": "chainsaws" }]']
  const unknown = named.findIndex((brought) => !rules.weapons.has(brought?.id))
  if (unknown >= 0)
    return [`weapons[${unknown}].id`, `edition ${rules.id} plays with no weapon "${named[unknown]?.id}"; leave it out`]
  const most = rules.lineUp?.weapons ?? MOST_WEAPONS
  const all = weaponsOf(rules, lineUp)
  if (all.length > most)
    return ['weapons', `are ${all.join(', ')} with those that players carry; a team brings ${most}, leave out others`]
  const twice = named.findIndex(({ id }, i) => named.findIndex((one) => one.id === id) < i)
  if (twice >= 0)
    return [`weapons[${twice}].id`, `names "${named[twice].id}" twice; a team has one of each, name another`]
  for (const [i, brought] of named.entries()) {
    const weapon = rules.weapons.get(brought.id)
    const fault = weapon ? crewFault(weapon, brought, players, crewOf(weapon, brought, players)) : null
    if (fault) return [`weapons[${i}].${fault[0]}`, fault[1]]
  }
  const both = named.flatMap(namedFor).find((number, i, numbers) => numbers.indexOf(number) < i)
  if (both !== undefined) return ['weapons', `name number ${both} for two of them; name another for one`]
  for (const [i, crew] of crewsOf(rules, lineUp).entries()) {
    const weapon = rules.weapons.get(named[i].id)
    const fault = weapon ? crewFault(weapon, named[i], players, crew) : null
    if (fault) return [`weapons[${i}].${fault[0]}`, fault[1]]
  }
  return null
}

/** The players of a line-up, those who operate its weapons with the skills of their jobs. */
export const crewed = (rules: CompiledEdition, lineUp: LineUp): readonly PlayerSpec[] => {
  const always = [...rules.weapons.values()].flatMap(({ crew }) => crew).filter((job) => job.always)
  let specs = lineUp.players.map((spec) => always.find((job) => isOf(job, spec))?.plays?.(spec) ?? spec)
  for (const crew of crewsOf(rules, lineUp))
    for (const { job, numbers } of crew)
      specs = specs.map((spec) => {
        if (!numbers.includes(spec.number) || isOf(job, spec)) return spec
        const crewman = { ...spec, skills: [...spec.skills, job.skill] }
        return job.plays?.(crewman) ?? crewman
      })
  return specs
}
