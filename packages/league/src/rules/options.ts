// A league's own options. Neighbours: the procedures of preMatch/, postMatch/ and season/ read them; docs/rulings has
// the questions that the rules leave open.

import type { Agreement, BySide, DirtyTricks, EditionOption, WeaponId } from '@double-skulls/engine'

/** A secret objective for one match and its reward; evaluated from the report. */
export interface SecretObjectives {
  /** Gold pieces for an objective reached. */
  readonly reward: number
}

/** Experienced players may ask for more money. */
export interface UpkeepNegotiations {
  /** The number of advances from which a player may ask. */
  readonly advances: number
  /** Gold pieces for each advance. */
  readonly fee: number
}

/** The most valuable player is drawn among all eligible players, or among those the coach nominates. */
export const mostValuableLots = ['all', 'nominated'] as const
export type MostValuableLot = (typeof mostValuableLots)[number]

/** Tables of Star Player points: Death Zone's, or the one of the review's time. */
export const levelTables = ['deathZone', 'review'] as const
/** Which table says how many points a star roll takes. */
export type LevelTable = (typeof levelTables)[number]

/** How two coaches share out the stars of a match: by sealed bids, by cards drawn from a deck, or by turns. */
export const starWays = ['bidding', 'draw', 'pick'] as const
/** One of these ways. */
export type StarWay = (typeof starWays)[number]

/** The phases before a game of a campaign that a league may leave out. */
export const campaignPhases = ['magic', 'freebooters', 'tricks'] as const
/** One of them. */
export type CampaignPhase = (typeof campaignPhases)[number]

/** Who offers himself for hire before a match of a campaign; what is left out is the usual number. */
export interface FreebootersOffered {
  /** Star cards turned up. */
  readonly cards?: number
  /** Stars made for this day, and Apothecaries. */
  readonly generated?: number
  readonly apothecaries?: number
  /** The ids of stars who are with another team, or dead. */
  readonly elsewhere?: readonly string[]
}

/** What a league decides for itself where its rules leave a choice. */
export interface LeagueOptions {
  /** By default `all`. Only for editions with `mayNominate`. */
  readonly mostValuable?: MostValuableLot
  readonly secretObjectives?: SecretObjectives
  readonly upkeepNegotiations?: UpkeepNegotiations
  /** The redraft cap; null: none. By default the edition's. */
  readonly redraftCap?: number | null
  /** false: inducements of the main rules only. */
  readonly supplements?: boolean
  /** As first printed: the weaker side is granted only the gap, and both may add their treasury. */
  readonly treasuryForBoth?: boolean
  /** As first printed: a pair of stars counts as two choices. */
  readonly pairsAreTwoChoices?: boolean
  /** The points that reach a star roll, where the edition has two tables; by default `deathZone`. */
  readonly levels?: LevelTable
  /** The optional phases before a game of a campaign; by default none. */
  readonly phases?: readonly CampaignPhase[]
  /** The Freebooters of the phase of that name. */
  readonly freebooters?: FreebootersOffered
}

/** The stages of a season; a play-off that is neither semi-final nor final is a quarter-final, say, or the match for third place. */
export const matchStages = ['league', 'playOff', 'semiFinal', 'final'] as const
/** How far in a season a match is. */
export type MatchStage = (typeof matchStages)[number]

/** The handicaps of one side in a match, and what they leave for the time after it. */
export interface HeldHandicaps {
  /** Their ids in the order of the rolls. */
  readonly rolled: readonly string[]
  /** Most valuable player awards besides the usual one. */
  readonly awards: number
  /** The opponent who asks for money before he plays, by id. */
  readonly fee: { readonly player: string; readonly amount: number } | null
}

/** What the League Team Fame Table compares. */
export interface FameStanding {
  readonly touchdowns: number
  readonly stars: number
  /** Opponents killed or seriously injured. */
  readonly hurt: number
  /** Its place in its conference; 0 where that is unknown. */
  readonly conferencePlace: number
}

/** What a coach has written down in secret before a match. */
export interface Written {
  readonly tricks: DirtyTricks
  readonly weapons: readonly WeaponId[]
}

/** Options of one match. */
export interface MatchOptions extends LeagueOptions {
  /** A friendly: no points and no awards. */
  readonly friendly?: boolean
  /** The ids of the objectives drawn before the match. */
  readonly objectives?: { readonly home: string; readonly away: string }
  /** Each side's bet on its own win. */
  readonly sideBets?: { readonly home: number; readonly away: number }
  /** Options of the edition that it is played with; by default none. */
  readonly match?: readonly EditionOption[]
  /** What the coaches agreed on beside them. */
  readonly agreement?: Agreement
  /** How stars are shared out, where the edition lets coaches do that; by default `bidding`. */
  readonly stars?: StarWay
  /** The stage of a cup, for the gate, the fans and the fees; by default `league`. */
  readonly stage?: MatchStage
  /** Spectators, counted before the match. */
  readonly gate?: number
  /** The league of both teams, for Fame: the others' standings, and the places of both in their conferences. */
  readonly fameTable?: { readonly places: BySide<number>; readonly rivals: readonly FameStanding[] }
  /** What both coaches wrote down before it, open once it is over. */
  readonly written?: BySide<Written>
  /** Handicaps by agreement, each by its roll or its id, besides those of the ratings. */
  readonly agreed?: { readonly home?: readonly string[]; readonly away?: readonly string[] }
  /** The handicaps of this match. */
  readonly handicaps?: BySide<HeldHandicaps>
}
