// The JSON Schema of a competition file, version 1. Neighbours: competition.ts has the types, ../format/schema.ts
// checks, docs/competition.schema.json is the published schema.

import { editionOptions } from '@double-skulls/engine'
import { namePattern, nameWanted } from '../format/names.ts'
import type { Schema } from '../format/schema.ts'
import {
  bonusMeasures,
  COMPETITION_FORMAT,
  COMPETITION_VERSION,
  decisions,
  dropOuts,
  outcomes,
  pairings,
  resultSides,
  seedings,
  stages,
  tieBreakers,
} from './competition.ts'
import { MOMENT_PATTERN } from './dateAndTime.ts'

type Properties = { readonly [name: string]: Schema }

const object = (properties: Properties, optional: readonly string[] = []): Schema => ({
  type: 'object',
  properties,
  required: Object.keys(properties).filter((name) => !optional.includes(name)),
  additionalProperties: false,
})
const kind = (name: string, properties: Properties, optional: readonly string[] = []): Schema =>
  object({ kind: { type: 'string', const: name }, ...properties }, optional)
const whole = (minimum: number, maximum: number): Schema => ({ type: 'integer', minimum, maximum })
const orNull = (schema: Schema): Schema => ({ oneOf: [{ type: 'null' }, schema] })
const listOf = (items: Schema, minItems = 0, maxItems = 100_000): Schema => ({
  ...{ type: 'array', items, minItems, maxItems },
})

const MOST = 1_000_000
const seed = whole(0, 2 ** 32 - 1)
const filled = (maxLength: number): Schema => ({
  ...{ type: 'string', minLength: 1, maxLength, pattern: namePattern(1) },
  description: nameWanted(1, maxLength),
})
const perhaps = (maxLength: number): Schema => ({
  ...{ type: 'string', maxLength, pattern: namePattern(0) },
  description: nameWanted(0, maxLength),
})
const name = filled(100)
const text = perhaps(1000)
const reason = filled(1000)
const yesNo: Schema = { type: 'boolean' }
const id: Schema = {
  ...{ type: 'string', maxLength: 120, pattern: '^[a-z0-9]+(-[a-z0-9]+)*$' },
  description: 'small letters, digits and hyphens, as in "reikland-reavers"',
}
const fixtureId: Schema = {
  ...{ type: 'string', pattern: '^[1-9][0-9]*\\.[1-9][0-9]*$' },
  description: 'round and table, as in "3.2"',
}
const moment: Schema = {
  ...{ type: 'string', pattern: MOMENT_PATTERN },
  description: 'a day and a time that the calendar has, as in "2026-03-15 16:03"',
}
const points = whole(-MOST, MOST)
const legs: Schema = { enum: [1, 2] }
const fame = whole(-999, 999)
const touchdowns: Schema = {
  ...{ type: 'number', minimum: 0, maximum: 99, multipleOf: 0.5 },
  description: 'a whole number from 0 to 99, and a half more where a field goal counts half',
}

const bonus = object(
  {
    name,
    measure: { enum: bonusMeasures },
    atLeast: whole(-99, 99),
    atMost: whole(-99, 99),
    outcome: { enum: outcomes },
    points,
  },
  ['atLeast', 'atMost', 'outcome'],
)

const plan: Schema = {
  oneOf: [
    kind('roundRobin', { legs }),
    kind('swiss', { rounds: whole(1, 99), pairing: { enum: pairings } }),
    kind('knockOut', { seeding: { enum: seedings }, thirdPlace: yesNo }),
    kind(
      'conferences',
      {
        conferences: orNull(whole(1, 64)),
        divisions: orNull(whole(1, 64)),
        legs,
        cross: whole(0, 9),
        qualifiers: whole(0, 64),
        playOffs: orNull(whole(0, 64)),
        thirdPlace: yesNo,
        coachesApart: yesNo,
      },
      ['divisions', 'coachesApart'],
    ),
    kind('ladder', {}),
  ],
}

const entrant = object(
  {
    ...{ id, name, coach: name, roster: name, teamValue: whole(0, 100 * MOST) },
    ...{ naf: whole(1, MOST), seed: whole(1, 10_000), conference: whole(1, 64), division: whole(1, 64), fame },
  },
  ['naf', 'seed', 'conference', 'division', 'fame'],
)

const fixture = object(
  {
    ...{ id: fixtureId, round: whole(1, 10_000), table: whole(1, 100_000), stage: { enum: stages } },
    ...{ home: id, away: orNull(id), slot: whole(0, 100_000), of: whole(1, 100_000) },
  },
  ['slot', 'of'],
)

const side = object({ touchdowns, casualties: whole(0, 99), teamValue: whole(0, 100 * MOST), fame }, [
  'teamValue',
  'fame',
])

const result = object(
  { home: side, away: side, winner: orNull({ enum: resultSides }), by: { enum: decisions }, playedAt: moment },
  ['playedAt'],
)

const path = filled(4096)
const files = object({ record: path, home: path, away: path })

const drawn = kind(
  'drawn',
  {
    ...{ seed, dice: listOf(whole(1, MOST)), fixtures: listOf(fixture, 1) },
    conferences: listOf(listOf(id), 1),
    divisions: whole(1, 64),
  },
  ['conferences', 'divisions'],
)

const event: Schema = {
  oneOf: [
    kind('entered', { team: entrant }),
    kind('dropped', { team: id, reason }),
    kind('retired', { team: id, replacement: orNull(id), reason: text }),
    drawn,
    kind('arranged', { home: id, away: id }),
    kind('swapped', { round: whole(1, 10_000), teams: listOf(id, 2, 2), reason: text }),
    kind('result', { fixture: fixtureId, result, files }, ['files']),
    kind('forfeit', { fixture: fixtureId, teams: listOf(id, 1, 2), reason }),
    kind('corrected', { fixture: fixtureId, result: orNull(result), reason }),
    kind('adjusted', { team: id, points, reason }),
    kind('seasonEnded', { reason: text }),
  ],
}

/** The JSON Schema of a competition file. */
export const competitionSchema: Schema = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'A competition of Double Skulls',
  ...object(
    {
      format: { type: 'string', const: COMPETITION_FORMAT },
      version: { type: 'integer', const: COMPETITION_VERSION },
      name,
      organiser: perhaps(100),
      edition: name,
      match: listOf({ enum: editionOptions }, 1, editionOptions.length),
      victory: object({ touchdowns: whole(1, 20), turns: whole(1, 96) }, ['touchdowns', 'turns']),
      seed,
      plan,
      points: object({
        ...{ win: points, draw: points, loss: points, bye: points, forfeitWin: points, forfeitLoss: points },
        ...{ missedRound: points, walkoverTouchdowns: whole(0, 99), bonuses: listOf(bonus, 0, 100) },
      }),
      tieBreakers: listOf({ enum: tieBreakers }, 1),
      dropOut: { enum: dropOuts },
      events: listOf(event),
    },
    ['match', 'victory'],
  ),
}
