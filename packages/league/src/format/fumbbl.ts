// Reads a team from FUMBBL (JSON of its team API); notes list what could not be imported. Neighbours: wording.ts
// resolves the names, teamFile.ts has our own format.

import { baseOf } from '@double-skulls/engine'
import { BadTeam, bookOf, editionOf } from '../book.ts'
import { pointsSpent } from '../checkCareer.ts'
import { counted } from '../counted.ts'
import { foundTeam, hirePlayer } from '../founding.ts'
import { leagueRules } from '../rules/index.ts'
import { noStaff, noStatistics, type Team, type TeamPlayer } from '../team.ts'
import { checkName } from './names.ts'
import { type Schema, schemaFaults } from './schema.ts'
import { parseJson } from './teamFile.ts'
import { findAdvance, findCharacteristic, findList, findPosition } from './wording.ts'

/** An imported team, and what could not be taken over. */
export interface Imported {
  readonly team: Team
  /** What was left out or changed, a sentence each. */
  readonly notes: readonly string[]
}

const text: Schema = { type: 'string', minLength: 1 }
const count: Schema = { type: 'integer', minimum: 0 }
const named: Schema = { type: 'object', properties: { name: text }, required: ['name'] }

/** Only the fields that are read; others are ignored. */
const fumbblSchema: Schema = {
  type: 'object',
  properties: {
    name: text,
    coach: named,
    roster: named,
    ruleset: count,
    rerolls: count,
    fanFactor: count,
    assistantCoaches: count,
    cheerleaders: count,
    apothecary: { type: 'string' },
    treasury: { type: 'integer' },
    record: { type: 'object', properties: { games: count } },
    players: {
      type: 'array',
      maxItems: 64,
      items: {
        type: 'object',
        properties: {
          number: { type: 'integer', minimum: 1, maximum: 99 },
          name: text,
          position: text,
          status: count,
          injuries: { type: 'string' },
          skills: { type: 'array', maxItems: 20 },
          skillCosts: { type: 'array', items: count, maxItems: 20 },
          record: { type: 'object' },
        },
        required: ['number', 'name', 'position'],
      },
    },
  },
  required: ['name', 'roster', 'rerolls', 'players'],
}

interface FumbblPlayer {
  readonly number: number
  readonly name: string
  readonly position: string
  readonly status?: number
  readonly injuries?: string
  readonly skills?: readonly unknown[]
  readonly skillCosts?: readonly number[]
  readonly record?: { readonly [name: string]: unknown }
}

interface FumbblTeam {
  readonly name: string
  readonly coach?: { readonly name: string }
  readonly roster: { readonly name: string }
  readonly ruleset?: number
  readonly rerolls: number
  readonly fanFactor?: number
  readonly assistantCoaches?: number
  readonly cheerleaders?: number
  readonly apothecary?: string
  readonly treasury?: number
  readonly specialRules?: unknown
  readonly record?: { readonly games?: number }
  readonly players: readonly FumbblPlayer[]
}

/** FUMBBL's rule set numbers that we support. */
const rulesets: { readonly [number: number]: string } = { 4: 'bb2020' }
/** Editions older than all of FUMBBL's rule sets: its lists, skills and prices are not theirs. */
const olderEditions: readonly string[] = ['second', 'third']
/** A player who is on the team and can be fielded. */
const ACTIVE = 0

const careerOf = (
  record: { readonly [name: string]: unknown } = {},
): Pick<TeamPlayer, 'statistics' | 'points' | 'seasons'> => {
  const of = (name: string): number => {
    const value = record[name]
    return Number.isInteger(value) && (value as number) >= 0 ? (value as number) : 0
  }
  return {
    points: of('spp'),
    seasons: of('seasons'),
    statistics: {
      ...noStatistics,
      games: of('games'),
      touchdowns: of('touchdowns'),
      completions: of('completions'),
      deflections: of('deflections'),
      interceptions: of('interceptions'),
      casualties: of('casualties'),
      mostValuable: of('mvps'),
    },
  }
}

/** `m,n,-ma`: misses the next game, a niggling injury, movement lost. */
const injuriesOf = (team: Team, list: string, where: string): Partial<TeamPlayer> => {
  const marks = list
    .split(',')
    .map((mark) => mark.trim().toLowerCase())
    .filter(Boolean)
  const book = bookOf(team)
  const lasting = marks
    .filter((mark) => mark.startsWith('-'))
    .map((mark) => findCharacteristic(book, mark.slice(1), where))
  const strange = marks.find((mark) => mark !== 'm' && mark !== 'n' && !mark.startsWith('-'))
  if (strange !== undefined)
    throw new BadTeam(where, `"${strange}" is no injury we know`, 'write m, n or -ma and its like')
  return { missesNextGame: marks.includes('m'), niggling: marks.filter((mark) => mark === 'n').length, lasting }
}

const withFumbblPlayer = (team: Team, from: FumbblPlayer, i: number): Team => {
  const book = bookOf(team)
  const where = (field: string): string => `players[${i}].${field}`
  const position = findPosition(book, from.position, where('position'))
  const joined = hirePlayer(team, { position, name: from.name, number: from.number })
  const player = joined.players[joined.players.length - 1]
  const skills = (from.skills ?? []).filter((skill) => typeof skill === 'string')
  const advances = skills.map((skill, place) => {
    const worth = from.skillCosts?.[place]
    const asked = { text: skill, place, where: where(`skills[${place}]`) }
    return findAdvance(book, position, worth === undefined ? asked : { ...asked, worth })
  })
  const grown = {
    ...player,
    ...careerOf(from.record),
    ...injuriesOf(team, from.injuries ?? '', where('injuries')),
    advances,
  }
  return { ...joined, players: joined.players.map((one) => (one === player ? grown : one)) }
}

/** All texts in the special rules field, whose structure varies. */
const wordsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => [key, ...wordsIn(inner)])
}

const chosenRule = (choices: readonly string[], specialRules: unknown): string => {
  const said = wordsIn(specialRules)
  return (
    choices.find((choice) => said.includes(choice)) ??
    choices.find((choice) => said.some((word) => choice === `Favoured of ${word}`)) ??
    ''
  )
}

const notesOn = (from: FumbblTeam, team: Team): string[] => {
  const skipped = from.players.filter(({ status = ACTIVE }) => status !== ACTIVE)
  const unequal = from.players.flatMap(({ number, record }) => {
    const player = team.players.find((one) => one.number === number)
    const spent = record?.spent_spp
    return player && typeof spent === 'number' && bookOf(team).league.careers?.paid && spent !== pointsSpent(player)
      ? [
          `#${number} ${player.name}: FUMBBL counts ${counted(spent, 'point')} spent, the advances found here cost ${pointsSpent(player)}.`,
        ]
      : []
  })
  return [
    ...skipped.map(
      ({ number, name, status }) => `#${number} ${name} was left out: his status is ${status}, not active.`,
    ),
    ...unequal,
  ]
}

/** A team from the answer of FUMBBL's team API. Throws `BadTeam` for another file or an unknown edition. */
export const fromFumbbl = (source: string, options: { readonly edition?: string } = {}): Imported => {
  const value = parseJson(source, 'a FUMBBL team')
  const [fault] = schemaFaults(fumbblSchema, value)
  if (fault)
    throw new BadTeam(
      fault.where || 'file',
      `wants ${fault.wanted}, not ${fault.got}`,
      'give a team as the FUMBBL team API answers it',
    )
  const from = value as FumbblTeam
  checkName(from.name, 'name')
  checkName(from.coach?.name ?? '', 'coach.name')
  for (const [i, player] of from.players.entries()) checkName(player.name, `players[${i}].name`)
  const edition = options.edition ?? rulesets[from.ruleset ?? -1]
  if (edition === undefined)
    throw new BadTeam(
      'ruleset',
      `FUMBBL's rule set ${from.ruleset ?? '(none)'} is not known here`,
      'name the edition yourself',
    )
  if (olderEditions.includes(baseOf(edition)))
    throw new BadTeam(
      'edition',
      `FUMBBL has no teams of "${edition}": its lists, skills and prices are of later editions`,
      `import for one of ${leagueRules
        .map((rules) => rules.edition)
        .filter((id) => !olderEditions.includes(id))
        .join(', ')}, or give the team as a table (CSV)`,
    )
  const { league } = editionOf(edition)
  const list = findList(edition, from.roster.name)
  const founded = foundTeam({
    edition,
    roster: list.id,
    name: from.name,
    coach: from.coach?.name ?? '',
    specialRule: chosenRule(list.chooseOne ?? [], from.specialRules),
  })
  const filled = from.players.reduce(
    (team, player, i) => ((player.status ?? ACTIVE) === ACTIVE ? withFumbblPlayer(team, player, i) : team),
    founded,
  )
  const games = from.record?.games ?? 0
  const team: Team = {
    ...filled,
    staff: {
      ...noStaff,
      rerolls: from.rerolls,
      assistantCoaches: from.assistantCoaches ?? 0,
      cheerleaders: from.cheerleaders ?? 0,
      apothecaries: /^(yes|true|1)$/i.test(from.apothecary ?? '') ? 1 : 0,
    },
    fans: from.fanFactor ?? league.fans.free,
    treasury: from.treasury ?? 0,
    history: games > 0 ? [{ what: 'imported', at: games, from: 'FUMBBL' }] : [],
  }
  return { team, notes: notesOn(from, team) }
}
