// The JSON Schema of what only teams and players of full campaigns have. Neighbours: teamSchema.ts is the whole file,
// ../fullCampaign/campaignCareer.ts and campaignState.ts have the types.

import { fanCharacteristics, itemIds, LEAST_FANS, MOST_FANS, potions, spellIds } from '@double-skulls/engine'
import { campaignInjuries, ranks } from '../fullCampaign/campaignCareer.ts'
import { entryKinds } from '../fullCampaign/campaignState.ts'
import type { Schema } from './schema.ts'

const MOST_GOLD = 100_000_000
const MOST_POINTS = 9999
export const MOST_FAME = 999

const record = (
  properties: { readonly [name: string]: Schema },
  optional: { readonly [name: string]: Schema } = {},
): Schema => ({
  type: 'object',
  properties: { ...properties, ...optional },
  required: Object.keys(properties),
  additionalProperties: false,
})
const list = (items: Schema, maxItems: number): Schema => ({ type: 'array', items, maxItems })
const number = (minimum: number, maximum: number): Schema => ({ type: 'integer', minimum, maximum })
const count = number(0, MOST_POINTS)
const gold = number(0, MOST_GOLD)
const text: Schema = { type: 'string', minLength: 0, maxLength: 80 }
const flag: Schema = { type: 'boolean' }
const oneOf = (words: readonly string[]): Schema => ({ type: 'string', enum: words })

const ofCareer: { readonly [name: string]: Schema } = {
  rank: oneOf(ranks),
  bench: flag,
  starPotential: number(0, 6),
  starPoints: number(0, 99),
  experience: count,
  training: count,
  disenchantment: count,
  owed: gold,
  ailments: list(record({ what: oneOf(campaignInjuries), misses: number(0, 99), lasting: flag, saves: flag }), 40),
  makeweight: flag,
  bid: gold,
}

export const campaignCareerSchema: Schema = record(ofCareer, {
  items: list(oneOf(itemIds), 40),
  spells: list(oneOf(spellIds), 40),
})

export const apothecarySchema: Schema = record({
  name: { ...text, minLength: 1 },
  healingPoints: number(0, 99),
  experience: count,
  disenchantment: count,
  owed: gold,
  brewed: count,
})

const ofTeam: { readonly [name: string]: Schema } = {
  book: list(record({ at: count, for: oneOf(entryKinds), amount: number(-MOST_GOLD, MOST_GOLD), whom: text }), 99_999),
  apothecary: { oneOf: [{ type: 'null' }, apothecarySchema] },
  potions: record(Object.fromEntries(potions.map((potion) => [potion, count]))),
  tactics: number(0, 99),
  magicPoints: count,
  season: record({
    number: number(1, 999),
    wins: count,
    draws: count,
    losses: count,
    touchdowns: count,
    hurt: count,
    oldFame: number(-MOST_FAME, MOST_FAME),
  }),
}

export const campaignSchema: Schema = record(ofTeam, {
  visitingPoints: number(0, 99),
  fans: record(Object.fromEntries(fanCharacteristics.map((one) => [one, number(LEAST_FANS, MOST_FANS)]))),
})
