// What a match starts from: two line-ups and options. They are checked here, field by field, before the match begins.
// Neighbours: engine.ts starts matches, rosters/ makes line-ups from team lists.

import type { CompiledEdition } from './edition.ts'
import { LAYOUT, type Match, NONE, type Options, type Player, type Squad } from './kernel/match.ts'
import { OFF } from './kernel/pitch.ts'
import { hiddenIn } from './plainText.ts'
import { fanFactor } from './procs/match/fans.ts'
import { journeyman, makePlayer, recruit } from './procs/match/joining.ts'
import { matchFrame } from './procs/match/match.ts'
import { assistantCoaches, cheerleaders } from './procs/match/staff.ts'
import {
  type BySide,
  characteristics,
  type Engagement,
  engagements,
  type Side,
  type Stats,
  sides,
} from './vocabulary/words.ts'

export interface PlayerSpec {
  readonly name: string
  readonly position: string
  readonly number: number
  readonly stats: Stats
  readonly skills: readonly string[]
  /** His race, if the team is mixed and a rule asks for it. */
  readonly race?: string
  /** Set for a player who belongs to the team for this match only. */
  readonly engaged?: Engagement
  /** Initials of the skill categories he has primary access to. */
  readonly primary?: string
  /** Niggling injuries he starts with. */
  readonly niggling?: number
}

export interface LineUp {
  readonly name: string
  readonly roster: string
  /** Shirt and trim colours as `#rrggbb`. No rule reads them; clients draw with them. */
  readonly colours?: readonly [shirts: string, trim: string]
  readonly players: readonly PlayerSpec[]
  readonly rerolls: number
  readonly fanFactor: number
  readonly cheerleaders: number
  readonly assistantCoaches: number
  readonly apothecaries: number
  readonly bribes: number
  /** Hunchbacked henchmen and Halfling master chefs. */
  readonly henchmen?: number
  readonly chefs?: number
  /** Prayers to Nuffle before the match. */
  readonly prayers?: number
  /** The player who may join during the match, once, for a victim that one of its players infects. */
  readonly recruit?: PlayerSpec
  /** Inducements by id, listed once per copy bought. */
  readonly inducements?: readonly string[]
  /** The team's journeyman, for inducements that bring more of them. */
  readonly journeyman?: PlayerSpec
}

export interface MatchSetup {
  readonly home: LineUp
  readonly away: LineUp
  readonly options?: Partial<Options>
}

export class BadLineUp extends Error {}

const MOST_PLAYERS = 32
const MOST_INDUCEMENTS = 32

const fault = (where: string, what: string): never => {
  throw new BadLineUp(`${where}: ${what}`)
}

const checkCount = (where: string, value: unknown): void => {
  if (!Number.isInteger(value) || (value as number) < 0 || (value as number) > 99)
    fault(where, `must be a whole number from 0 to 99, not ${JSON.stringify(value)}`)
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
  if (spec.engaged !== undefined && !engagements.includes(spec.engaged))
    fault(`${where}.engaged`, `must be one of ${engagements.join(', ')}, not ${JSON.stringify(spec.engaged)}`)
  if (typeof spec.stats !== 'object' || spec.stats === null)
    fault(`${where}.stats`, `must hold ${rules.characteristics.join(', ')}`)
  for (const name of rules.characteristics) {
    const value = spec.stats[name]
    // PA 0 means that the player has no Passing Ability.
    const least = name === 'PA' ? 0 : 1
    if (!Number.isInteger(value) || (value as number) < least || (value as number) > 12)
      fault(`${where}.stats.${name}`, `must be a whole number from ${least} to 12, not ${JSON.stringify(value)}`)
  }
  for (const name of Object.keys(spec.stats))
    if (!characteristics.some((known) => known === name)) fault(`${where}.stats.${name}`, 'is no characteristic')
  if (!Array.isArray(spec.skills)) fault(`${where}.skills`, 'must be a list of skill ids')
  for (const id of spec.skills)
    if (!rules.skills.has(id)) fault(`${where}.skills`, `edition ${rules.id} does not implement the skill "${id}"`)
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

const checkLineUp = (rules: CompiledEdition, side: Side, lineUp: LineUp): void => {
  if (typeof lineUp !== 'object' || lineUp === null) fault(side, 'a line-up is missing')
  checkText(`${side}.name`, lineUp.name)
  checkText(`${side}.roster`, lineUp.roster)
  for (const field of ['rerolls', 'fanFactor', 'cheerleaders', 'assistantCoaches', 'apothecaries', 'bribes'] as const)
    checkCount(`${side}.${field}`, lineUp[field])
  for (const field of ['henchmen', 'chefs', 'prayers'] as const)
    if (lineUp[field] !== undefined) checkCount(`${side}.${field}`, lineUp[field])
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
  if (lineUp.inducements) checkInducements(rules, `${side}.inducements`, lineUp.inducements)
  if (lineUp.journeyman) checkPlayer(rules, `${side}.journeyman`, lineUp.journeyman)
  else
    for (const id of lineUp.inducements ?? [])
      if (rules.inducements.get(id)?.needsJourneyman)
        fault(`${side}.journeyman`, `must say who plays as a journeyman, for "${id}" brings some`)
  const all = lineUp.recruit ? [...lineUp.players, lineUp.recruit] : lineUp.players
  if (lineUp.recruit) checkPlayer(rules, `${side}.recruit`, lineUp.recruit)
  const numbers = all.map(({ number }) => number)
  if (new Set(numbers).size < numbers.length) fault(`${side}.players`, 'two players wear the same number')
}

const NO_RECORDS: Squad['records'] = {}

const emptySquad = (lineUp: LineUp): Squad => ({
  name: lineUp.name,
  roster: lineUp.roster,
  colours: lineUp.colours,
  rerollsPerHalf: lineUp.rerolls,
  rerolls: lineUp.rerolls,
  inducements: lineUp.inducements ?? NONE,
  spent: NONE,
  effects: NONE,
  score: 0,
  resources: {
    apothecary: lineUp.apothecaries,
    wanderingApothecary: 0,
    bribe: lineUp.bribes,
    henchman: lineUp.henchmen ?? 0,
    chef: lineUp.chefs ?? 0,
    prayer: lineUp.prayers ?? 0,
  },
  records: NO_RECORDS,
})

const makeSquad = (rules: CompiledEdition, side: Side, lineUp: LineUp): Squad => {
  const squad = emptySquad(lineUp)
  fanFactor.put(squad, lineUp.fanFactor)
  cheerleaders.put(squad, lineUp.cheerleaders)
  assistantCoaches.put(squad, lineUp.assistantCoaches)
  if (lineUp.recruit) recruit.put(squad, makePlayer(rules, -1, side, lineUp.recruit))
  if (lineUp.journeyman) journeyman.put(squad, makePlayer(rules, -1, side, lineUp.journeyman))
  return squad
}

/** The effects of inducements that work as long as they are held, in the squad's notation. */
export const lastingEffects = (rules: CompiledEdition, ids: readonly string[]): readonly string[] =>
  ids.flatMap((id) => (rules.inducements.get(id)?.effect ? [`${id} match`] : []))

/** In a league a named person hired by both teams works for neither, and the money is lost. Returns his effects. */
const dropSharedStaff = (rules: CompiledEdition, { home, away }: BySide<Squad>): string[] => {
  const wanted = home.inducements.filter((id) => away.inducements.includes(id) && rules.inducements.get(id)?.named)
  if (wanted.length === 0) return []
  for (const squad of [home, away]) squad.inducements = squad.inducements.filter((id) => !wanted.includes(id))
  return wanted.flatMap((id) => rules.inducements.get(id)?.echoes ?? [])
}

/** The same for stars: one whom both sides hire plays for neither and stays beside the pitch. */
const benchSharedStars = (rules: CompiledEdition, players: readonly Player[]): void => {
  if (!rules.hiring?.sharedStarPlaysForNobody) return
  const stars = players.filter(({ who }) => who.engaged === 'star')
  for (const star of stars)
    if (stars.some((other) => other.side !== star.side && other.who.position === star.who.position))
      star.place = 'sentOff'
}

/** Adds what a squad's inducements bring before the match, and their permanent effects. */
const bringInducements = (rules: CompiledEdition, squad: Squad): void => {
  for (const id of squad.inducements) {
    const inducement = rules.inducements.get(id)
    inducement?.brings?.(squad)
    if (inducement?.resource)
      squad.resources = { ...squad.resources, [inducement.resource]: squad.resources[inducement.resource] + 1 }
  }
  squad.effects = lastingEffects(rules, squad.inducements)
}

/** A match that has not begun: the pitch is empty and the weather not yet rolled. */
export const newMatch = (rules: CompiledEdition, setup: MatchSetup): Match => {
  for (const side of sides) checkLineUp(rules, side, setup[side])
  const players: Player[] = []
  for (const side of sides)
    for (const spec of setup[side].players) players.push(makePlayer(rules, players.length, side, spec))
  if (!setup.options?.exhibition) benchSharedStars(rules, players)
  const squads = { home: makeSquad(rules, 'home', setup.home), away: makeSquad(rules, 'away', setup.away) }
  const echoes = setup.options?.exhibition ? [] : dropSharedStaff(rules, squads)
  for (const side of sides) bringInducements(rules, squads[side])
  if (echoes.length > 0) squads.home.effects = [...squads.home.effects, ...echoes.map((id) => `${id} match`)]
  return {
    layout: LAYOUT,
    edition: rules.id,
    options: {
      overtime: setup.options?.overtime ?? false,
      ...(setup.options?.exhibition ? { exhibition: true } : {}),
    },
    players,
    squads,
    balls: [{ kind: 'ball', state: 'absent', at: OFF, carrier: -1 }],
    pieces: [],
    clock: { half: 0, home: 0, away: 0, homeTaken: 0, awayTaken: 0, down: 0, drive: 0 },
    turn: {
      side: 'home',
      running: false,
      bonus: false,
      declared: NONE,
      rerollsUsed: 0,
      turnover: '',
      touchdown: '',
    },
    drive: { kicking: 'home', ballInPlay: false },
    weather: 'nice',
    weatherBefore: '',
    board: new Array(rules.pitch.squares).fill(0),
    stack: [matchFrame()],
    lastRoll: null,
    result: null,
    tick: 0,
  }
}
