// Unusual but legal line-ups for fuzzing: any squad of a team list, stars, extra skills, altered characteristics, staff
// and inducements of all kinds, so that every combination of rules occurs. Neighbours: rosters/ holds the teams,
// invariants.ts plays and checks.
import { keepCompany } from '../company.ts'
import { canBring, isCrewSkill, weaponFault, weaponsOf } from '../crews.ts'
import type { CompiledEdition } from '../edition.ts'
import type { LineUp, MatchSetup, PlayerSpec } from '../lineUp.ts'
import { freebooterOptions, freebooterSpec } from '../rosters/freebooter.ts'
import { journeymanFor, starFor } from '../rosters/hiring.ts'
import { type Position, type Roster, startingLineUp } from '../rosters/roster.ts'
import { playsFor, type Star } from '../rosters/star.ts'
import { limitsOf } from '../tables/profile.ts'
import type { CarriedItem } from '../vocabulary/items.ts'
import type { WeaponBrought } from '../vocabulary/weapons.ts'
import type { Stats } from '../vocabulary/words.ts'
import type { Roller } from './roller.ts'
import { plotted } from './wildTricks.ts'

const MOST_PLAYERS = 16
const MOST_STARS = 2
const MOST_EXTRA_SKILLS = 5
const MOST_INDUCEMENTS = 4
const HIGHEST = 10

const drawn = <T>(list: readonly T[], roller: Roller): T => list[roller.below(list.length)]
const oneIn = (chances: number, roller: Roller): boolean => roller.below(chances) === 0

const excludes = (rules: CompiledEdition, a: string, b: string): boolean =>
  rules.skills.get(a)?.excludes?.includes(b) === true || rules.skills.get(b)?.excludes?.includes(a) === true

/** Whether none of the skills is barred because an option of the match is off. */
const canPlay = ({ lineUp }: CompiledEdition, skills: readonly string[]): boolean =>
  lineUp === undefined || !lineUp.barred.some(({ skill }) => skills.includes(skill))

/** Whether anybody can learn it and still play with everybody. */
const isSociable = ({ lineUp, skills }: CompiledEdition, id: string): boolean => {
  const skill = skills.get(id)
  return !skill?.refusesTeamsWith && (!lineUp?.mutants || skill?.category !== 'mutation')
}

const withExtraSkills = (rules: CompiledEdition, skills: readonly string[], roller: Roller): string[] => {
  const known = [...rules.skills.keys()].filter(
    (id) => canPlay(rules, [id]) && isSociable(rules, id) && !isCrewSkill(rules, id),
  )
  const all = [...skills]
  for (let extra = roller.below(MOST_EXTRA_SKILLS + 1); extra > 0; extra--) {
    const id = drawn(known, roller)
    if (!all.some((other) => other === id || excludes(rules, id, other))) all.push(id)
  }
  return all
}

/** Sometimes one characteristic that everybody has is higher or lower than on the team list. */
const altered = ({ profile }: CompiledEdition, stats: Stats, roller: Roller): Stats => {
  if (!oneIn(6, roller)) return stats
  const everybodys = profile.names.filter((name) => !profile.targets.includes(name) || limitsOf(profile, name)[0] > 0)
  const name = drawn(everybodys, roller)
  const [least, most] = limitsOf(profile, name)
  const value = (stats[name] ?? least) + (oneIn(2, roller) ? 1 : -1)
  return { ...stats, [name]: Math.min(HIGHEST, most, Math.max(least, value)) }
}

type Unnumbered = Omit<PlayerSpec, 'number' | 'name'>

const fromPosition = ({ name, stats, skills, race }: Position): Unnumbered => ({
  position: name,
  stats,
  skills,
  ...(race === undefined ? {} : { race }),
})

const fromStar = (star: Star): Unnumbered => starFor(star, 0)

const squadOf = (rules: CompiledEdition, roster: Roster, roller: Roller): Unnumbered[] => {
  const left = roster.positions
    .filter(({ skills }) => canPlay(rules, skills))
    .flatMap((position) => new Array<Position>(position.max).fill(position))
  // A full bench, eleven or more, or sometimes too few to field a team.
  const wanted = oneIn(8, roller) ? 3 + roller.below(8) : 11 + roller.below(MOST_PLAYERS - MOST_STARS - 10)
  const squad: Unnumbered[] = []
  while (squad.length < wanted && left.length > 0)
    squad.push(fromPosition(left.splice(roller.below(left.length), 1)[0]))
  return squad
}

const starsOf = (rules: CompiledEdition, roster: Roster, roller: Roller): Unnumbered[] => {
  const left = rules.lineUp?.starsWith
    ? []
    : rules.stars.filter((star) => playsFor(star, roster) && canPlay(rules, star.skills))
  const hired: Unnumbered[] = []
  for (let count = roller.below(MOST_STARS + 1); count > 0 && left.length > 0; count--) {
    const star = fromStar(left.splice(roller.below(left.length), 1)[0])
    if (hired.every((other) => keepCompany(rules.lineUp, (id) => rules.skills.get(id), star, other))) hired.push(star)
  }
  return hired
}

/** A freebooter with random options. */
const freebootersOf = (rules: CompiledEdition, roller: Roller): Unnumbered[] => {
  if (rules.freebooters.length === 0 || !oneIn(3, roller)) return []
  const who = drawn(rules.freebooters, roller)
  const chosen: string[] = []
  for (let count = Math.max(who.least, roller.below(4)); count > 0; count--) {
    const open = freebooterOptions(rules, who, chosen)
    if (open.length > 0) chosen.push(drawn(open, roller).id)
  }
  return [freebooterSpec(rules, who, chosen, 0)]
}

const inducementsOf = (rules: CompiledEdition, roller: Roller): string[] => {
  const known = [...rules.inducements.keys()]
  if (known.length === 0) return []
  return Array.from({ length: roller.below(MOST_INDUCEMENTS + 1) }, () => drawn(known, roller))
}

/** Sometimes a player of the squad is a journeyman or mercenary, unless freebooters of his position are limited. */
const engagedAs = (rules: CompiledEdition, spec: Unnumbered, roller: Roller): Partial<PlayerSpec> => {
  if (spec.engaged !== undefined || !oneIn(8, roller)) return {}
  const engaged = drawn(['journeyman', 'mercenary'] as const, roller)
  return rules.freebooters.some(({ name }) => name === spec.position) ? {} : { engaged }
}

const needsJourneyman = (rules: CompiledEdition, id: string): boolean =>
  rules.inducements.get(id)?.needsJourneyman === true

const journeymanOf = (rules: CompiledEdition, roster: Roster): Partial<LineUp> => {
  const journeyman = journeymanFor(rules, roster, 50)
  return journeyman?.skills.every((id) => rules.skills.has(id)) ? { journeyman } : {}
}

/** One of those that they can operate, or several where they may, or, seldom, none. */
export const withDrawnWeapon = (rules: CompiledEdition, lineUp: LineUp, roller: Roller): LineUp => {
  if (rules.weapons.size === 0 || weaponsOf(rules, lineUp).length > 0) return lineUp
  const known = [...rules.weapons.keys()].filter((id) => canBring(rules, id, lineUp.players))
  if (known.length === 0 || oneIn(6, roller)) return lineUp
  const weapons: WeaponBrought[] = [{ id: drawn(known, roller) }]
  // Who may bring several does so as far as his players can operate them.
  for (const id of known)
    if (!weaponFault(rules, { ...lineUp, weapons: [...weapons, { id }] }) && oneIn(2, roller)) weapons.push({ id })
  return { ...lineUp, weapons }
}

/** A line-up of this team as unusual as the edition allows. */
/** Some players carry magic items, if the edition has any; mostly another each. */
const withItems = (rules: CompiledEdition, lineUp: LineUp, roller: Roller): LineUp => {
  const known = [...rules.items.keys()]
  if (known.length === 0) return lineUp
  const items = lineUp.players
    .filter(() => oneIn(2, roller))
    .map(({ number }): CarriedItem => ({ number, item: drawn(known, roller) }))
  return { ...lineUp, secrets: { ...lineUp.secrets, items } }
}

export const wildLineUp = (rules: CompiledEdition, roster: Roster, roller: Roller): LineUp => {
  const guests = [...starsOf(rules, roster, roller), ...freebootersOf(rules, roller)]
  const specs = [...guests, ...squadOf(rules, roster, roller)].slice(0, MOST_PLAYERS)
  const journeyman = journeymanOf(rules, roster)
  const inducements = inducementsOf(rules, roller)
  const lineUp: LineUp = {
    ...startingLineUp(roster),
    players: specs.map((spec, index) => ({
      ...spec,
      name: `${spec.position} ${index + 1}`,
      number: index + 1,
      // Drawn by nobody: some rules ask who has the fewest.
      points: (index * 7) % 16,
      stats: altered(rules, spec.stats, roller),
      skills: withExtraSkills(rules, spec.skills, roller),
      ...(oneIn(10, roller) ? { niggling: 1 } : {}),
      ...engagedAs(rules, spec, roller),
    })),
    rerolls: roller.below(5),
    fanFactor: roller.below(10),
    cheerleaders: roller.below(4),
    assistantCoaches: roller.below(4),
    apothecaries: roster.apothecary ? roller.below(2) : 0,
    bribes: roller.below(3),
    henchmen: rules.hurt.henchmen ? roller.below(2) : 0,
    chefs: rules.chef ? roller.below(2) : 0,
    ...journeyman,
    inducements: journeyman.journeyman ? inducements : inducements.filter((id) => !needsJourneyman(rules, id)),
  }
  return withItems(rules, withDrawnWeapon(rules, lineUp, roller), roller)
}

/** Two such line-ups of any teams, with or without overtime. */
export const wildSetup = (rules: CompiledEdition, roller: Roller): MatchSetup =>
  plotted(
    rules,
    {
      home: wildLineUp(rules, drawn(rules.rosters, roller), roller),
      away: wildLineUp(rules, drawn(rules.rosters, roller), roller),
      options: { overtime: oneIn(3, roller), exhibition: oneIn(2, roller) },
    },
    roller,
  )
