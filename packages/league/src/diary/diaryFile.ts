// Reads and writes the file of a diary; errors name the field. Neighbours: diary.ts has the types, ../format/teamFile.ts reads the teams
// in it, ../competition/format.ts the competition, phases.ts checks the answers by playing them.
import { BadRecord, type MatchRecord, parseRecord, positionNames } from '@double-skulls/engine'
import { BadTeam } from '../book.ts'
import type { Campaign } from '../campaign/campaign.ts'
import { optionsSchema } from '../campaign/recordFile.ts'
import { BadCompetition, type Competition } from '../competition/competition.ts'
import { parseCompetition } from '../competition/format.ts'
import { apothecarySchema } from '../format/campaignSchema.ts'
import { type Schema, schemaFaults } from '../format/schema.ts'
import { asTeam, parseJson } from '../format/teamFile.ts'
import { playerSchema } from '../format/teamSchema.ts'
import type { Unsigned } from '../gameDay/prospects.ts'
import type { Answer } from '../procedure.ts'
import type { Team } from '../team.ts'
import { type BegunPhase, type Day, DIARY_FORMAT, DIARY_VERSION, type Diary, dayPhases, type Kept } from './diary.ts'

const REMEDY = 'take a file that "skulls league campaign-new" has made'
const MOST_NUMBER = 1_000_000
const MOST_SEED = 0xffff_ffff

const record = (properties: { readonly [name: string]: Schema }): Schema => ({
  ...{ type: 'object', properties, required: Object.keys(properties), additionalProperties: false },
})
const list = (items: Schema, maxItems: number): Schema => ({ type: 'array', items, maxItems })
const id: Schema = { type: 'string', minLength: 1, maxLength: 80 }
const anything: Schema = { type: 'object' }

const head = record({
  format: { const: DIARY_FORMAT },
  version: { const: DIARY_VERSION },
  seed: { type: 'integer', minimum: 0, maximum: MOST_SEED },
  number: { type: 'integer', minimum: 1, maximum: MOST_NUMBER },
  day: anything,
  last: { oneOf: [{ type: 'null' }, anything] },
})

const daySchema = record({
  start: anything,
  phases: {
    ...list(record({ phase: { type: 'string', enum: dayPhases }, kept: anything }), dayPhases.length),
    minItems: 1,
  },
  matches: anything,
})

const startSchema = record({
  competition: anything,
  options: optionsSchema,
  teams: anything,
  unsigned: list(anything, 999),
})

const trade = record({
  race: id,
  position: { type: 'string', enum: positionNames },
  mutation: { type: 'string', maxLength: 80 },
})
const freeAgent = record({ kind: { const: 'freeAgent' }, trade, player: playerSchema, from: id })
const freeHealer = record({ kind: { const: 'apothecary' }, apothecary: apothecarySchema, from: id })

type Fields = { readonly [field: string]: unknown }

const check = (schema: Schema, value: unknown, where: string): Fields => {
  const [fault] = schemaFaults(schema, value, where)
  if (fault) throw new BadTeam(fault.where || 'file', `wants ${fault.wanted}, not ${fault.got}`, REMEDY)
  return value as Fields
}

const mapped = <T>(value: unknown, where: string, read: (value: unknown, where: string) => T): { [id: string]: T } =>
  Object.fromEntries(
    Object.entries(check(anything, value, where)).map(([at, one]) => [at, read(one, `${where}.${at}`)]),
  )

const asAnswers = (value: unknown, where: string): readonly Answer[] => {
  const isAnswer = (one: unknown): one is Answer =>
    typeof one === 'string' || (Array.isArray(one) && one.every((face) => Number.isInteger(face)))
  if (!Array.isArray(value)) throw new BadTeam(where, 'it must be a list of answers', REMEDY)
  const stray = value.findIndex((one) => !isAnswer(one))
  if (stray >= 0) throw new BadTeam(`${where}[${stray}]`, 'answers are texts or lists of faces', REMEDY)
  return value
}

const asKept = (value: unknown, where: string): Kept => {
  const { answers, open } = check(record({ answers: { type: 'array' }, open: anything }), value, where)
  return { answers: asAnswers(answers, `${where}.answers`), open: mapped(open, `${where}.open`, asAnswers) }
}

/** Errors of a reader inside the file name their place in it. */
const inside = <T>(where: string, read: () => T): T => {
  try {
    return read()
  } catch (error) {
    if (error instanceof BadTeam) throw new BadTeam(`${where}.${error.where}`, error.what, error.remedy)
    if (error instanceof BadRecord || error instanceof BadCompetition) throw new BadTeam(where, error.message, REMEDY)
    throw error
  }
}

const asCampaignTeam = (value: unknown, where: string): Team => {
  const team = inside(where, () => asTeam(value))
  if (!team.campaign) throw new BadTeam(where, `${team.name} is no team of a campaign`, REMEDY)
  return team
}

const asCompetition = (value: unknown, where: string): Competition =>
  inside(where, () => parseCompetition(JSON.stringify(value)))

const asUnsigned = (value: unknown, where: string): Unsigned => {
  const { kind } = check(anything, value, where)
  check(kind === 'apothecary' ? freeHealer : freeAgent, value, where)
  // Checked by the schema.
  return value as Unsigned
}

const asCampaign = (value: unknown, where: string): Campaign => {
  const fields = check(startSchema, value, where)
  const teams = mapped(fields.teams, `${where}.teams`, asCampaignTeam)
  const free = fields.unsigned as readonly unknown[]
  return {
    competition: asCompetition(fields.competition, `${where}.competition`),
    options: fields.options as Campaign['options'],
    ...{ teams, handedIn: teams },
    unsigned: free.map((one, i) => asUnsigned(one, `${where}.unsigned[${i}]`)),
  }
}

const asRecord = (value: unknown, where: string): MatchRecord => inside(where, () => parseRecord(JSON.stringify(value)))

const asDay = (value: unknown, where: string): Day => {
  const { start, phases, matches } = check(daySchema, value, where)
  const begun = phases as readonly BegunPhase[]
  return {
    start: asCampaign(start, `${where}.start`),
    phases: begun.map(({ phase, kept }, i) => ({ phase, kept: mapped(kept, `${where}.phases[${i}].kept`, asKept) })),
    matches: mapped(matches, `${where}.matches`, asRecord),
  }
}

/** The diary in a file. Throws `BadTeam` that names the first field that does not fit; answers are checked when they are played. */
export const readDiary = (text: string): Diary => {
  const file = check(head, parseJson(text, 'a campaign'), '')
  return {
    ...{ format: DIARY_FORMAT, version: DIARY_VERSION },
    ...{ seed: Number(file.seed), number: Number(file.number) },
    day: asDay(file.day, 'day'),
    last: file.last === null ? null : asDay(file.last, 'last'),
  }
}

/** Without what can be worked out: campaign teams are handed in as they are. */
const writtenDay = ({ start: { competition, options, teams, unsigned = [] }, phases, matches }: Day) => ({
  start: { competition, options, teams, unsigned },
  phases,
  matches,
})

/** A diary as the text of its file; the same diary always gives the same text. */
export const writeDiary = ({ format, version, seed, number, day, last }: Diary): string =>
  `${JSON.stringify({ format, version, seed, number, day: writtenDay(day), last: last && writtenDay(last) }, null, 1)}\n`
