// The JSON Schema of a team file, version 1. Neighbours: team.ts has the types, teamFile.ts reads and writes the file.
import { characteristics } from '@double-skulls/engine'
import { advanceSources, departures, playerKinds, staffKinds, statistics, TEAM_FORMAT, TEAM_VERSION } from '../team.ts'
import { campaignCareerSchema, campaignSchema, MOST_FAME } from './campaignSchema.ts'
import { namePattern, nameWanted } from './names.ts'
import type { Schema } from './schema.ts'

const MOST_GOLD = 100_000_000

const record = (properties: { readonly [name: string]: Schema }, optional: readonly string[] = []): Schema => ({
  type: 'object',
  properties,
  required: Object.keys(properties).filter((name) => !optional.includes(name)),
  additionalProperties: false,
})

const list = (items: Schema, maxItems: number): Schema => ({ type: 'array', items, maxItems })
const number = (minimum: number, maximum: number): Schema => ({ type: 'integer', minimum, maximum })
const text = (minLength: number, maxLength: number): Schema => ({
  type: 'string',
  minLength,
  maxLength,
  // A name of spaces only is not accepted.
  ...(minLength > 0 ? { pattern: '\\S' } : {}),
})
/** A name with visible characters only. */
const name = (minLength: number, maxLength: number): Schema => ({
  ...text(minLength, maxLength),
  pattern: namePattern(minLength),
  description: nameWanted(minLength, maxLength),
})
const oneOf = (words: readonly string[]): Schema => ({ type: 'string', enum: words })
const counts = (words: readonly string[], most: number, optional: readonly string[] = []): Schema =>
  record(Object.fromEntries(words.map((word) => [word, number(0, most)])), optional)

const colour: Schema = {
  type: 'string',
  pattern: '^#[0-9a-f]{6}$',
  description: 'a colour as # and six of the digits 0 to 9 and a to f',
}

const advance = record({
  source: oneOf(advanceSources),
  gained: text(1, 40),
  value: number(0, MOST_GOLD),
  points: number(0, 999),
})

const playerFields: { readonly [name: string]: Schema } = {
  id: text(1, 20),
  number: number(1, 99),
  name: name(1, 80),
  kind: oneOf(playerKinds),
  position: text(1, 80),
  advances: list(advance, 20),
  niggling: number(0, 20),
  lasting: list(oneOf(characteristics), 20),
  missesNextGame: { type: 'boolean' },
  restsThisSeason: { type: 'boolean' },
  points: number(0, 9999),
  seasons: number(0, 99),
  statistics: counts(statistics, 9999),
  campaign: campaignCareerSchema,
}

const optionalOfPlayer = ['campaign']

/** The JSON Schema of a player. */
export const playerSchema: Schema = record(playerFields, optionalOfPlayer)

const event: Schema = {
  type: 'object',
  properties: { what: text(1, 40), at: number(0, 9999) },
  required: ['what', 'at'],
}

/** The JSON Schema of a team file. */
export const teamSchema: Schema = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: `A team of Double Skulls, version ${TEAM_VERSION}`,
  ...record(
    {
      format: { type: 'string', const: TEAM_FORMAT },
      version: { type: 'integer', const: TEAM_VERSION },
      edition: text(1, 40),
      roster: text(1, 40),
      name: name(1, 80),
      coach: name(0, 80),
      colours: { ...list(colour, 2), minItems: 2 },
      budget: number(0, MOST_GOLD),
      specialRule: text(0, 80),
      exhibition: { type: 'boolean' },
      trophy: { type: 'boolean' },
      players: list(playerSchema, 64),
      former: list(record({ ...playerFields, departure: oneOf(departures) }, optionalOfPlayer), 999),
      // Files from before teams had wizards do not name them.
      staff: counts(staffKinds, 99, ['wizards']),
      fans: number(0, 99),
      sponsored: text(0, 20),
      fame: number(-MOST_FAME, MOST_FAME),
      campaign: campaignSchema,
      // May be negative: check.ts reports overspending, with the sum to save.
      treasury: number(-MOST_GOLD, MOST_GOLD),
      nextPlayer: number(1, 99_999),
      history: list(event, 9999),
    },
    ['colours', 'exhibition', 'trophy', 'fame', 'campaign'],
  ),
}
