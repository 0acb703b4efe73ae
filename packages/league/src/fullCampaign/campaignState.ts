// What a team of a full campaign has beside what every team has: the book of its treasury, its Apothecary, potions, tactics, Magic
// Points and the season so far. Neighbours: ../team.ts keeps it, campaignCareer.ts is the same for a player, accounts.ts writes the book.
import { type FanTraits, type Potion, potions } from '@double-skulls/engine'

/** What gold comes and goes for. Every crown of the treasury has an entry. */
export const entryKinds = [
  'grant',
  'hire',
  'apothecary',
  'fee',
  'wage',
  'bonus',
  'toStay',
  'retainer',
  'bid',
  'freebooter',
  'potion',
  'demonstration',
  'sponsor',
  'assassin',
  'playerBribe',
  'refereeBribe',
  'drug',
  'spy',
  'secretWeapon',
] as const
export type EntryKind = (typeof entryKinds)[number]

/** One line of the treasury's book. */
export interface BookEntry {
  /** The number of games before it. */
  readonly at: number
  readonly for: EntryKind
  /** Gold Crowns: positive for what comes in. */
  readonly amount: number
  /** The player, position or thing it was for; '' for none. */
  readonly whom: string
}

/** The healer, who is paid and trained like a player and never plays. */
export interface Apothecary {
  readonly name: string
  /** Healing Points of each Healing Phase. */
  readonly healingPoints: number
  readonly experience: number
  readonly disenchantment: number
  readonly owed: number
  /** Potions brewed since he was last paid. */
  readonly brewed: number
}

/** Those of every Apothecary whom a team hires. */
export const FIRST_HEALING_POINTS = 4

export const newApothecary: Apothecary = {
  ...{ name: 'Apothecary', healingPoints: FIRST_HEALING_POINTS, experience: 0 },
  ...{ disenchantment: 0, owed: 0, brewed: 0 },
}

/** Doses in store. */
export type Potions = { readonly [P in Potion]: number }

/** The games of a season, for Fame. */
export interface CampaignSeason {
  /** The first season is 1. */
  readonly number: number
  readonly wins: number
  readonly draws: number
  readonly losses: number
  readonly touchdowns: number
  /** Opponents killed or seriously injured. */
  readonly hurt: number
  /** The Fame after the last game of the season before. */
  readonly oldFame: number
}

/** The part of a team that only full campaigns know. */
export interface CampaignState {
  readonly book: readonly BookEntry[]
  readonly apothecary: Apothecary | null
  readonly potions: Potions
  /** Special Tactics that are trained. */
  readonly tactics: number
  /** Magic Points in store, of Undead teams. */
  readonly magicPoints: number
  readonly season: CampaignSeason
  /** Healing Points of a healer who has been hired for the next Healing Phase. */
  readonly visitingPoints?: number
  /** What its fans are like, once they have come to a match. */
  readonly fans?: FanTraits
}

export const noPotions: Potions = Object.fromEntries(potions.map((potion) => [potion, 0])) as Potions

export const firstSeason: CampaignSeason = {
  ...{ number: 1, wins: 0, draws: 0, losses: 0 },
  ...{ touchdowns: 0, hurt: 0, oldFame: 0 },
}

export const newCampaignState: CampaignState = {
  ...{ book: [], apothecary: null, potions: noPotions },
  ...{ tactics: 0, magicPoints: 0, season: firstSeason },
}
