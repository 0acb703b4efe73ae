// Reads, writes and replays league record files. Neighbours: leagueRecord.ts has the types, ../format/teamFile.ts reads
// the teams in them.
import { BadRecord, type Engine, editionOptions, parseRecord, type Side, sides, weaponIds } from '@double-skulls/engine'
import { BadTeam } from '../book.ts'
import { type Schema, schemaFaults } from '../format/schema.ts'
import { asTeam, parseJson, writeTeam } from '../format/teamFile.ts'
import type { Answer, RunningProcedure } from '../procedure.ts'
import { campaignPhases, levelTables, matchStages, mostValuableLots, starWays } from '../rules/options.ts'
import type { ClosedSeason } from '../season/seasonRecord.ts'
import type { Team } from '../team.ts'
import {
  type AroundMatch,
  afterIn,
  beforeIn,
  LEAGUE_RECORD_FORMAT,
  LEAGUE_RECORD_VERSION,
  type LeagueRecord,
  type OfTeam,
  reportIn,
  teamTimeIn,
  teamTimes,
} from './leagueRecord.ts'

const REMEDY = 'take a file that "skulls league match" has written'
const MOST_GOLD = 100_000_000

const gold: Schema = { type: 'integer', minimum: 0, maximum: MOST_GOLD }
const record = (properties: { readonly [name: string]: Schema }, required: readonly string[]): Schema => ({
  ...{ type: 'object', properties, required, additionalProperties: false },
})

/** Handicaps by agreement, each by its roll or its id. */
const handicaps: Schema = { type: 'array', items: { type: 'string', minLength: 1, maxLength: 40 }, maxItems: 36 }

const sideList: Schema = { type: 'array', items: { type: 'string', enum: sides }, maxItems: sides.length }

const cheerers: Schema = { type: 'integer', minimum: 0, maximum: 99 }

/** A secret weapon; who operates it is the engine's affair. */
const weapon = record({ id: { type: 'string', enum: weaponIds } }, ['id'])

/** The engine says what its edition leaves open. */
const agreement = record(
  {
    touchdowns: { type: 'integer', minimum: 1, maximum: 20 },
    turns: { type: 'integer', minimum: 1, maximum: 96 },
    referees: { type: 'integer', minimum: 0, maximum: 4 },
    hosts: { type: 'string', enum: sides },
    coveredArena: sideList,
    cheerleaders: record({ home: cheerers, away: cheerers }, []),
    cheerleadersPainted: sideList,
    cheerleadersDisputed: { type: 'boolean' },
    weapons: record({ home: weapon, away: weapon }, []),
  },
  [],
)

const offered: Schema = { type: 'integer', minimum: 0, maximum: 20 }
const freebooters = record(
  {
    ...{ cards: offered, generated: offered, apothecaries: offered },
    elsewhere: { type: 'array', items: { type: 'string', minLength: 1, maxLength: 60 }, maxItems: 99 },
  },
  [],
)

/** The options of a match in a file. */
export const optionsSchema: Schema = record(
  {
    secretObjectives: record({ reward: gold }, ['reward']),
    upkeepNegotiations: record({ advances: { type: 'integer', minimum: 0, maximum: 99 }, fee: gold }, [
      'advances',
      'fee',
    ]),
    redraftCap: { oneOf: [gold, { type: 'null' }] },
    supplements: { type: 'boolean' },
    treasuryForBoth: { type: 'boolean' },
    pairsAreTwoChoices: { type: 'boolean' },
    mostValuable: { type: 'string', enum: mostValuableLots },
    friendly: { type: 'boolean' },
    levels: { type: 'string', enum: levelTables },
    stage: { type: 'string', enum: matchStages },
    stars: { type: 'string', enum: starWays },
    phases: { type: 'array', items: { type: 'string', enum: campaignPhases }, maxItems: campaignPhases.length },
    freebooters,
    match: { type: 'array', items: { type: 'string', enum: editionOptions }, maxItems: editionOptions.length },
    agreed: record({ home: handicaps, away: handicaps }, []),
    agreement,
  },
  [],
)

type Fields = { readonly [field: string]: unknown }

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const asFields = (value: unknown, where: string): Fields => {
  if (!isFields(value)) throw new BadTeam(where, 'it must be an object', REMEDY)
  return value
}

const isAnswer = (value: unknown): value is Answer =>
  typeof value === 'string' || (Array.isArray(value) && value.every((face) => Number.isInteger(face)))

const asAnswers = (value: unknown, where: string): readonly Answer[] => {
  const stray = Array.isArray(value) ? value.findIndex((answer) => !isAnswer(answer)) : -1
  if (!Array.isArray(value) || stray >= 0)
    throw new BadTeam(stray < 0 ? where : `${where}[${stray}]`, 'answers are texts or lists of faces', REMEDY)
  return value
}

/** A team inside the file; errors name the field with its place. */
const teamAt = (value: unknown, where: string): Team => {
  try {
    return asTeam(value)
  } catch (error) {
    if (!(error instanceof BadTeam)) throw error
    throw new BadTeam(`${where}.${error.where}`, error.what, error.remedy)
  }
}

const orNull = <T>(value: unknown, read: (value: unknown) => T): T | null => (value === null ? null : read(value))

const pairAt = (value: unknown, where: string): { readonly home: Team; readonly away: Team } => {
  const { home, away } = asFields(value, where)
  return { home: teamAt(home, `${where}.home`), away: teamAt(away, `${where}.away`) }
}

const checkHead = (file: Fields): void => {
  if (file.format !== LEAGUE_RECORD_FORMAT)
    throw new BadTeam('format', `it must be "${LEAGUE_RECORD_FORMAT}", not ${JSON.stringify(file.format)}`, REMEDY)
  if (file.version !== LEAGUE_RECORD_VERSION)
    throw new BadTeam('version', `version ${JSON.stringify(file.version)} is not known here`, REMEDY)
  if (!Number.isInteger(file.seed)) throw new BadTeam('seed', 'it must be a whole number', REMEDY)
  const [fault] = schemaFaults(optionsSchema, file.options, 'options')
  if (fault) throw new BadTeam(fault.where, `wants ${fault.wanted}, not ${fault.got}`, REMEDY)
}

const asSides = (value: unknown, where: string): readonly Side[] => {
  if (!Array.isArray(value) || !value.every((side) => sides.some((one) => one === side)))
    throw new BadTeam(where, `it must be a list of ${sides.join(' and ')}`, REMEDY)
  return value
}

const matchIn = (file: Fields): AroundMatch => ({
  ...(file as unknown as AroundMatch),
  decisive: file.decisive === true,
  teams: pairAt(file.teams, 'teams'),
  before: asAnswers(file.before, 'before'),
  match: orNull(file.match, (value) => parseRecord(JSON.stringify(value))),
  after: asAnswers(file.after, 'after'),
  result: orNull(file.result, (value) => pairAt(value, 'result')),
  ...(file.undone === undefined ? {} : { undone: asSides(file.undone, 'undone') }),
})

const asClosed = (value: unknown): ClosedSeason => {
  const { competition, number } = asFields(value, 'closes')
  if (typeof competition !== 'string' || typeof number !== 'number')
    throw new BadTeam('closes', 'it must name a competition and the number of a season', REMEDY)
  return { competition, number }
}

const teamIn = (file: Fields): OfTeam => {
  if (!Number.isInteger(file.place)) throw new BadTeam('place', 'it must be a whole number', REMEDY)
  return {
    ...(file as unknown as OfTeam),
    ...(file.closes === undefined ? {} : { closes: asClosed(file.closes) }),
    team: teamAt(file.team, 'team'),
    answers: asAnswers(file.answers, 'answers'),
    result: orNull(file.result, (value) => teamAt(value, 'result')),
  }
}

/** A record and its path, for messages. */
export interface NamedRecord {
  readonly path: string
  readonly record: LeagueRecord
}

/** Whether a text claims to be a league record, even a faulty one. */
export const isLeagueRecord = (text: string): boolean => {
  try {
    const file = parseJson(text, 'a league record')
    return isFields(file) && file.format === LEAGUE_RECORD_FORMAT
  } catch {
    return false
  }
}

/**
 * The record in a file. Throws `BadTeam` that names the first field that does not fit. Answers are checked only by a
 * replay.
 */
export const readLeagueRecord = (text: string): LeagueRecord => {
  const file = asFields(parseJson(text, 'a league record'), 'file')
  checkHead(file)
  if (file.kind === 'match') return matchIn(file)
  if (teamTimes.some((kind) => kind === file.kind)) return teamIn(file)
  throw new BadTeam('kind', `it must be one of match, ${teamTimes.join(', ')}`, REMEDY)
}

/** A record as the text of its file. */
export const writeLeagueRecord = (record: LeagueRecord): string => `${JSON.stringify(record, null, 1)}\n`

const finished = <R>(underway: RunningProcedure<R>, where: string): R => {
  const progress = underway.progress()
  if (progress.done) return progress.result
  const { waiting } = progress
  throw new BadRecord(
    `${where}: it stops before "${waiting.kind === 'ask' ? waiting.question : waiting.why}" of ${waiting.who}; go on with --resume`,
  )
}

/** Replays a finished record and returns the resulting teams. */
export const playLeagueRecord = (engine: Engine, record: LeagueRecord): readonly Team[] => {
  if (record.kind !== 'match') return [finished(teamTimeIn(record), 'answers')]
  const before = finished(beforeIn(record), 'before')
  if (record.match === null) throw new BadRecord('match: it was not played yet; go on with --resume')
  const { home, away } = finished(afterIn(record, before, reportIn(engine, record, before, record.match)), 'after')
  return [home, away]
}

/**
 * Replays a finished record and returns the teams after it, home first. Throws `BadRecord` where they differ from the
 * recorded ones.
 */
export const replayLeagueRecord = (engine: Engine, record: LeagueRecord): readonly Team[] => {
  const teams = playLeagueRecord(engine, record)
  const written =
    record.result === null ? [] : 'home' in record.result ? [record.result.home, record.result.away] : [record.result]
  for (const [place, team] of teams.entries())
    if (!written[place] || writeTeam(written[place]) !== writeTeam(team))
      throw new BadRecord(`result: the replay gives another ${team.name} than the record`)
  return teams
}
