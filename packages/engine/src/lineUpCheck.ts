// Checks a line-up and what the coaches agreed on before a match, field by field; the error names the field. Neighbour: lineUp.ts
// has the fields and makes the match.
import { keepCompany, mayBeMutant, mayTakePart } from './company.ts'
import { weaponFault } from './crews.ts'
import type { CompiledEdition } from './edition.ts'
import type { Options } from './kernel/match.ts'
import type { LineUp, MatchSetup, PlayerSpec } from './lineUp.ts'
import { hiddenIn } from './plainText.ts'
import { itemsFault } from './procs/match/items.ts'
import { dosesFault } from './procs/match/potions.ts'
import { spellsFault } from './procs/match/spellsBrought.ts'
import { tricksFault } from './procs/match/tricks.ts'
import { fanCharacteristics, LEAST_FANS, MOST_FANS } from './tables/fanTables.ts'
import { limitsOf } from './tables/profile.ts'
import { mostReferees } from './tables/refereeTables.ts'
import { characteristics, engagements, otherSide, type Side, sides } from './vocabulary/words.ts'

/** The routine in which fans come. */
const FANS_COME = 'fansCome'

export class BadLineUp extends Error {}

const MOST_PLAYERS = 32
const MOST_INDUCEMENTS = 32
const MOST_POINTS = 9999

const fault = (where: string, what: string): never => {
  throw new BadLineUp(`${where}: ${what}`)
}

const checkCount = (where: string, value: unknown, most = 99): void => {
  if (!Number.isInteger(value) || (value as number) < 0 || (value as number) > most)
    fault(where, `must be a whole number from 0 to ${most}, not ${JSON.stringify(value)}`)
}

const checkText = (where: string, value: unknown): void => {
  if (typeof value !== 'string' || value === '' || value.length > 80)
    fault(where, `must be a text of 1 to 80 characters, not ${JSON.stringify(value)}`)
  else if (hiddenIn(value) !== '')
    fault(where, `has the character ${hiddenIn(value)}, which cannot be seen; leave it out`)
}

const checkColours = (where: string, value: unknown): void => {
  const isColour = (one: unknown): boolean => typeof one === 'string' && /^#[0-9a-f]{6}$/.test(one)
  if (!Array.isArray(value) || value.length !== 2 || !value.every(isColour))
    fault(where, `must be two colours such as #c93a2e, not ${JSON.stringify(value)}`)
}

const checkPlayer = (rules: CompiledEdition, where: string, spec: PlayerSpec): void => {
  checkText(`${where}.name`, spec.name)
  checkText(`${where}.position`, spec.position)
  checkCount(`${where}.number`, spec.number)
  if (spec.race !== undefined) checkText(`${where}.race`, spec.race)
  if (spec.primary !== undefined && !/^[GASPM]*$/.test(spec.primary))
    fault(`${where}.primary`, `must be initials of skill categories (GASPM), not ${JSON.stringify(spec.primary)}`)
  if (spec.niggling !== undefined) checkCount(`${where}.niggling`, spec.niggling)
  if (spec.points !== undefined) checkCount(`${where}.points`, spec.points, MOST_POINTS)
  if (spec.engaged !== undefined && !engagements.includes(spec.engaged))
    fault(`${where}.engaged`, `must be one of ${engagements.join(', ')}, not ${JSON.stringify(spec.engaged)}`)
  if (typeof spec.stats !== 'object' || spec.stats === null)
    fault(`${where}.stats`, `must hold ${rules.characteristics.join(', ')}`)
  for (const name of rules.characteristics) {
    const value = spec.stats[name]
    const [least, most] = limitsOf(rules.profile, name)
    if (!Number.isInteger(value) || (value as number) < least || (value as number) > most)
      fault(`${where}.stats.${name}`, `must be a whole number from ${least} to ${most}, not ${JSON.stringify(value)}`)
  }
  for (const name of Object.keys(spec.stats))
    if (!characteristics.some((known) => known === name)) fault(`${where}.stats.${name}`, 'is no characteristic')
  if (!Array.isArray(spec.skills)) fault(`${where}.skills`, 'must be a list of skill ids')
  for (const id of spec.skills)
    if (!rules.skills.has(id)) fault(`${where}.skills`, `edition ${rules.id} does not implement the skill "${id}"`)
  for (const { skill, option } of rules.lineUp?.barred ?? [])
    if (spec.skills.includes(skill))
      fault(`${where}.skills`, `"${skill}" plays only with the option "${option}" of the match; leave the player out`)
  if (new Set(spec.skills).size < spec.skills.length) fault(`${where}.skills`, 'name a skill twice')
  for (const id of spec.skills)
    for (const other of rules.skills.get(id)?.excludes ?? [])
      if (spec.skills.includes(other)) fault(`${where}.skills`, `"${id}" and "${other}" exclude each other`)
}

const checkInducements = (rules: CompiledEdition, where: string, ids: readonly string[]): void => {
  if (!Array.isArray(ids) || ids.length > MOST_INDUCEMENTS) fault(where, `must list at most ${MOST_INDUCEMENTS} ids`)
  for (const id of ids)
    if (!rules.inducements.has(id)) fault(where, `edition ${rules.id} does not implement the inducement "${id}"`)
}

/** Whether the edition has such help; one that it does not know would do nothing. */
const hasHelp: { readonly [F in 'henchmen' | 'chefs' | 'prayers']: (rules: CompiledEdition) => boolean } = {
  henchmen: ({ hurt }) => hurt.henchmen,
  chefs: ({ chef }) => chef !== undefined,
  prayers: ({ tables }) => tables.prayers !== undefined,
}

const checkHelp = (rules: CompiledEdition, where: string, field: keyof typeof hasHelp, value: unknown): void => {
  if (value === undefined) return
  checkCount(where, value)
  if (value !== 0 && !hasHelp[field](rules)) fault(where, `edition ${rules.id} has no ${field}; leave ${field} out`)
}

/** How many stars the squad chose; of two who are only hired together the second does not count. */
const starChoices = (rules: CompiledEdition, names: readonly string[]): number => {
  const chosen = names.map((name) => rules.stars.find((star) => star.name === name))
  const second = chosen.filter((star, i) => {
    const partner = chosen.findIndex((other) => other !== undefined && other.id === star?.partner)
    return partner >= 0 && partner < i
  })
  return names.length - (rules.hiring?.pairIsOneChoice ? second.length : 0)
}

/** Each kind of freebooter has a maximum number. */
const checkFreebooters = ({ freebooters }: CompiledEdition, side: Side, players: readonly PlayerSpec[]): void => {
  for (const { name, max } of freebooters) {
    const count = players.filter(({ engaged, position }) => engaged === 'mercenary' && position === name).length
    if (count > max) fault(`${side}.players`, `hold ${count} of at most ${max} "${name}"; leave ${count - max} out`)
  }
}

/** Stars and mercenaries may not take a squad over its limit; journeymen may. */
const checkHiring = (rules: CompiledEdition, side: Side, players: readonly PlayerSpec[]): void => {
  const { hiring } = rules
  if (!hiring) return
  const stars = players.filter(({ engaged }) => engaged === 'star')
  const choices = starChoices(
    rules,
    stars.map(({ position }) => position),
  )
  if (choices > hiring.mostStars)
    fault(`${side}.players`, `hold ${choices} star choices; leave out all but ${hiring.mostStars}`)
  const hired = stars.length + players.filter(({ engaged }) => engaged === 'mercenary').length
  if (hired > 0 && players.length > hiring.mostPlayers)
    fault(
      `${side}.players`,
      `stars and mercenaries may not bring a squad over ${hiring.mostPlayers}; it has ${players.length}, leave some of the ${hired} out`,
    )
}

/** More than anybody plays; the most that the position notation can write. */
const MOST_AGREED = { touchdowns: 20, turns: 96 } as const

/** The touchdowns and turns that the coaches agreed on, where the edition lets them. */
export const agreedClock = ({ id, clock }: CompiledEdition, options: Partial<Options> = {}): Partial<Options> => {
  if (options.hosts !== undefined && !sides.some((side) => side === options.hosts))
    fault('options.hosts', `must be home or away, not ${JSON.stringify(options.hosts)}`)
  const agreed: { touchdowns?: number; turns?: number } = {}
  for (const field of ['touchdowns', 'turns'] as const) {
    const value = options[field]
    if (value === undefined) continue
    if (clock.touchdownsToWin === null)
      fault(`options.${field}`, `edition ${id} is not won by a number of touchdowns; leave ${field} out`)
    const most = MOST_AGREED[field]
    if (!Number.isInteger(value) || value < 1 || value > most)
      fault(`options.${field}`, `must be a whole number from 1 to ${most}, not ${JSON.stringify(value)}`)
    agreed[field] = value
  }
  return agreed
}

/** The number of referees that the coaches agreed on, where the edition has them. */
export const agreedReferees = (rules: CompiledEdition, options: Partial<Options> = {}): Partial<Options> => {
  const { referees } = options
  if (referees === undefined) return {}
  if (!rules.referees) fault('options.referees', `edition ${rules.id} has no referees on the pitch; leave referees out`)
  if (!Number.isInteger(referees) || referees < 0 || referees > mostReferees)
    fault('options.referees', `must be a whole number from 0 to ${mostReferees}, not ${JSON.stringify(referees)}`)
  return { referees }
}

/** Stars whom an option keeps out, and players who are never in one team. */
const checkCompany = ({ lineUp, skills }: CompiledEdition, side: Side, players: readonly PlayerSpec[]): void => {
  if (!lineUp) return
  if (lineUp.starsWith !== null && players.some(({ engaged }) => engaged === 'star'))
    fault(`${side}.players`, `stars play only with the option "${lineUp.starsWith}" of the match; leave them out`)
  const skillOf = (id: string) => skills.get(id)
  for (const [i, one] of players.entries()) {
    if (lineUp.pure && !mayTakePart(lineUp, one))
      fault(
        `${side}.players[${i}].race`,
        `no ${one.race} plays with the option "${lineUp.pure.option}" of the match, only ${lineUp.pure.races.join(', ')}; leave him out, or choose such a team`,
      )
    if (!mayBeMutant(lineUp, skillOf, one))
      fault(`${side}.players[${i}].skills`, `name a mutation, and no ${one.race} has one; leave it out`)
    for (const other of players.slice(i + 1))
      if (!keepCompany(lineUp, skillOf, one, other))
        fault(`${side}.players`, `${one.name} and ${other.name} never play in one team; leave one of them out`)
  }
}

/** What fans are like goes from 1 to 5, and Fame both ways. */
const checkFans = (rules: CompiledEdition, side: Side, { fanTraits, fame }: LineUp): void => {
  const comes = rules.routines.some(({ id }) => id === FANS_COME)
  for (const [field, value] of Object.entries({ fanTraits, fame }))
    if (value !== undefined && !comes) fault(`${side}.${field}`, `edition ${rules.id} has no such fans; leave it out`)
  if (fame !== undefined && !Number.isInteger(fame))
    fault(`${side}.fame`, `must be a whole number, not ${JSON.stringify(fame)}`)
  if (fanTraits === undefined) return
  for (const name of fanCharacteristics) {
    const value = fanTraits?.[name]
    if (!Number.isInteger(value) || value < LEAST_FANS || value > MOST_FANS)
      fault(
        `${side}.fanTraits.${name}`,
        `must be a whole number from ${LEAST_FANS} to ${MOST_FANS}, not ${JSON.stringify(value)}`,
      )
  }
}

/** Benchwarmers are players like others. */
const checkBench = (rules: CompiledEdition, side: Side, bench: LineUp['bench']): void => {
  if (bench === undefined) return
  if (!rules.secrets.has('tricks')) fault(`${side}.bench`, `edition ${rules.id} has no bench; leave it out`)
  if (!Array.isArray(bench) || bench.length > MOST_PLAYERS)
    fault(`${side}.bench`, `must list at most ${MOST_PLAYERS} players`)
  bench.forEach((spec, i) => {
    checkPlayer(rules, `${side}.bench[${i}]`, spec)
  })
}

/** The tricks of a side against the other; throws BadLineUp for the first at fault. */
export const checkTricks = (side: Side, setup: MatchSetup): void => {
  const brought = setup[side].secrets?.tricks
  if (brought === undefined) return
  const numbers = setup[otherSide(side)].players.map(({ number }) => number)
  const found = tricksFault(brought, numbers)
  if (found) fault([`${side}.secrets.tricks`, ...(found[0] === '' ? [] : [found[0]])].join('.'), found[1])
}

/** Throws BadLineUp for the first field at fault. */
export const checkLineUp = (rules: CompiledEdition, side: Side, lineUp: LineUp): void => {
  if (typeof lineUp !== 'object' || lineUp === null) fault(side, 'a line-up is missing')
  checkText(`${side}.name`, lineUp.name)
  checkText(`${side}.roster`, lineUp.roster)
  for (const field of ['rerolls', 'fanFactor', 'cheerleaders', 'assistantCoaches', 'apothecaries', 'bribes'] as const)
    checkCount(`${side}.${field}`, lineUp[field])
  for (const field of ['henchmen', 'chefs', 'prayers'] as const)
    checkHelp(rules, `${side}.${field}`, field, lineUp[field])
  for (const field of ['cheerleadersPainted', 'coveredArena'] as const)
    if (lineUp[field] !== undefined && typeof lineUp[field] !== 'boolean')
      fault(`${side}.${field}`, `must be true or false, not ${JSON.stringify(lineUp[field])}`)
  if (lineUp.colours !== undefined) checkColours(`${side}.colours`, lineUp.colours)
  if (!Array.isArray(lineUp.players) || lineUp.players.length === 0 || lineUp.players.length > MOST_PLAYERS)
    fault(`${side}.players`, `must list 1 to ${MOST_PLAYERS} players`)
  lineUp.players.forEach((spec, i) => {
    checkPlayer(rules, `${side}.players[${i}]`, spec)
  })
  if (lineUp.players.some(({ engaged }) => engaged !== undefined)) {
    checkHiring(rules, side, lineUp.players)
    checkFreebooters(rules, side, lineUp.players)
  }
  checkCompany(rules, side, lineUp.players)
  for (const name of Object.keys(lineUp.secrets ?? {}))
    if (!rules.secrets.has(name))
      fault(`${side}.secrets`, `edition ${rules.id} knows no secret "${name}"; leave it out`)
  const spellFault =
    lineUp.secrets?.spells === undefined
      ? ''
      : spellsFault(
          rules,
          lineUp.secrets.spells,
          lineUp.players.map(({ number }) => number),
        )
  if (spellFault !== '') fault(`${side}.secrets.spells`, spellFault)
  const itemFault =
    lineUp.secrets?.items === undefined
      ? ''
      : itemsFault(
          rules,
          lineUp.secrets.items,
          lineUp.players.map(({ number }) => number),
        )
  if (itemFault !== '') fault(`${side}.secrets.items`, itemFault)
  if (lineUp.inducements) checkInducements(rules, `${side}.inducements`, lineUp.inducements)
  if (lineUp.journeyman) checkPlayer(rules, `${side}.journeyman`, lineUp.journeyman)
  else
    for (const id of lineUp.inducements ?? [])
      if (rules.inducements.get(id)?.needsJourneyman)
        fault(`${side}.journeyman`, `must say who plays as a journeyman, for "${id}" brings some`)
  const badDoses = dosesFault(rules, lineUp.potions)
  if (badDoses) fault(`${side}.${badDoses[0]}`, badDoses[1])
  checkBench(rules, side, lineUp.bench)
  checkFans(rules, side, lineUp)
  const all = [...lineUp.players, ...(lineUp.recruit ? [lineUp.recruit] : []), ...(lineUp.bench ?? [])]
  if (lineUp.recruit) checkPlayer(rules, `${side}.recruit`, lineUp.recruit)
  const numbers = all.map(({ number }) => number)
  if (new Set(numbers).size < numbers.length) fault(`${side}.players`, 'two players wear the same number')
  const armed = weaponFault(rules, lineUp)
  if (armed) fault(`${side}.${armed[0]}`, armed[1])
}
