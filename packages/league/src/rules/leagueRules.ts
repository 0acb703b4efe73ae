// The types of an edition's league rules: prices, limits and tables. Neighbours: one file an edition in this folder,
// index.ts lists them; ../check.ts, ../value.ts and the procedures read them and name no edition.
import type { Characteristic } from '@double-skulls/engine'
import type { AdvanceSource, StaffKind } from '../team.ts'
import type { BeforeMatchStepId, InducementRules } from './inducementRules.ts'
import type { LevelTable } from './options.ts'

/** The price and limits of one kind of staff. */
export interface StaffRule {
  /** The name on a roster sheet. */
  readonly name: string
  /** `list`: the price of a team re-roll on the team list. */
  readonly cost: number | 'list'
  /** The limit; null: none. */
  readonly most: number | null
  /** Only for these team lists; `apothecary`: for lists that may have one. */
  readonly only?: readonly string[] | 'apothecary'
  /** Not for these team lists. */
  readonly except?: readonly string[]
  /** A lower price for the teams of these lists. */
  readonly bargain?: { readonly lists: readonly string[]; readonly cost: number }
  /** The factor on the price once the team has played. */
  readonly laterCost?: number
}

/** Fan Factor or Dedicated Fans: their name, price and limits. */
export interface FansRule {
  readonly name: string
  /** The fans every team has for free; and the fewest it can have. */
  readonly free: number
  readonly least: number
  /** The most fans of a new team, and the price of each beyond the free ones. */
  readonly mostAtStart: number
  readonly cost: number
  readonly countsInValue: boolean
}

/**
 * The categories of a skill: the position's primary ones, its secondary ones, both, all that can be learnt, all that can
 * be learnt with the traits of the primary ones, or all that there are.
 */
export const learnings = ['primary', 'secondary', 'either', 'any', 'anyOrOwnTrait', 'all'] as const
export type Learning = (typeof learnings)[number]

/** What an advance of one source gives. */
export interface AdvanceRule {
  /** null for a characteristic. */
  readonly from: Learning | null
  /** What it adds to the player's value, in gold pieces. */
  readonly value: number
}

/** How characteristics rise and fall. */
export interface CharacteristicRule {
  /** The value of a raise, in gold pieces. */
  readonly value: { readonly [C in Characteristic]?: number }
  /** How far it can change from the position's value, up and down, and its bounds. */
  readonly most: number
  readonly least: number
  /** How often the same one can be raised; null: no limit. */
  readonly timesRaised: number | null
  readonly bounds: { readonly [C in Characteristic]?: readonly [lowest: number, highest: number] }
}

/** What a player earns Star Player points for. */
export const deeds = [
  'completion',
  'throw',
  'deflection',
  'interception',
  'casualty',
  'touchdown',
  'mostValuable',
] as const
export type Deed = (typeof deeds)[number]

/** A step of a career: one advance. */
export interface Level {
  readonly title: string
  /** The Star Player points that reach it, in editions where points are not spent. */
  readonly points: number
  /** The prices of an advance at this level, in editions where points are spent. */
  readonly price: { readonly [S in AdvanceSource]?: number }
}

/** How players earn and use Star Player points. */
export interface Careers {
  /** Star Player points for a deed; others are not counted. */
  readonly awards: { readonly [D in Deed]?: number }
  /** One level for each advance a player can have, in order. */
  readonly levels: readonly Level[]
  /** Other tables of levels that a league may choose. */
  readonly otherLevels?: { readonly [T in LevelTable]?: readonly Level[] }
  /** Whether points are spent on advances; otherwise they are kept and reach levels. */
  readonly paid: boolean
}

/** Rolled skills that are useless to the player. */
export interface WastedSkills {
  /** Always rolled again: `skill` for a player who has `beside`. */
  readonly again: readonly { readonly skill: string; readonly beside: string }[]
  /** Rolled again if the coach wants: for a player with at most `upTo` of that characteristic. */
  readonly mayAgain: readonly { readonly skill: string; readonly which: Characteristic; readonly upTo: number }[]
}

/** The steps of the post-match sequence in all editions. */
export const afterMatchStepIds = [
  'outcome',
  'mostValuableOfAll',
  'mostValuableOfEach',
  'mostValuableMember',
  'winningsByDie',
  'winningsByFans',
  'winningsByTable',
  'fanFactor',
  'fanFactorByTable',
  'dedicatedFans',
  'upkeepNegotiations',
  'handedOverTouchdowns',
  'starPlayerPoints',
  'injuries',
  'gifts',
  'risenDead',
  'improvementRolls',
  'starRolls',
  'advancement',
  'leaversByPoints',
  'leaversByAdvances',
  'spirallingExpenses',
  'hiring',
  'expensiveMistakes',
  'chosenImprovement',
  'winnersFans',
  'openedLists',
  'fanDrift',
  'suppliesKept',
  'matchFees',
  'campaignFame',
  'campaignCasualties',
  'magicUpkeep',
  'wages',
  'healing',
  'training',
] as const
export type AfterMatchStepId = (typeof afterMatchStepIds)[number]

/** How dead opponents are raised for a team. */
export interface Raising {
  /** The team lists with this rule. */
  readonly lists: readonly string[]
  /** The position they get. */
  readonly position: string
  /** The engine's inducement for the rule; '' where the players' skills do it. */
  readonly rule: string
  /** A team with its full number of players raises nobody. */
  readonly needsPlace?: boolean
}

/** The redraft of a team for the next season. */
export interface Redraft {
  readonly budget: number
  /** Gold pieces for each league game of the season, and for each win and draw. */
  readonly perGame: number
  readonly perWin: number
  readonly perDraw: number
  /** The most a team may spend, unless the league says otherwise. */
  readonly cap: number
  /** A player's fee on top of his value for each season he has finished. */
  readonly feePerSeason: number
  /** The D6 result that heals an injury; and the apothecary's bonus. */
  readonly healsOn: number
  readonly apothecaryBonus: number
  /** The prizes of a season, first place first. */
  readonly prizes: readonly number[]
  /** Extra team re-rolls of the trophy holder; they count for its value. */
  readonly trophyRerolls: number
}

/** Stars of a match whom two coaches share out between them. */
export interface StarMarket {
  /** Gold pieces of each coach, for stars only. */
  readonly purse: number
  /** Bids above the price of a star are this far apart. */
  readonly step: number
  /** Equal bids for one star before a coin decides. */
  readonly equalBids: number
  /** Cards that each coach draws. */
  readonly drawn: number
  /** The decks by the ids of team lists. */
  readonly decks: { readonly [list: string]: string }
}

/** Teams of full campaigns, in editions that have them beside single matches. */
export interface CampaignRules {
  /** What its matches are played with unless a league says otherwise. */
  readonly matches: string
  /** Gold pieces of a new team, and of one of the Undead. */
  readonly budget: number
  readonly undeadBudget: number
  /** The places of the First Team. */
  readonly firstTeam: number
  /** What stars, injuries and Makeweights change. */
  readonly characteristics: CharacteristicRule
}

/** Everything an edition says about teams and the time between matches. */
export interface LeagueRules {
  /** The id of the engine's edition. */
  readonly edition: string
  /** The founding budget in gold pieces, unless the league says otherwise. */
  readonly budget: number
  /** `inMatch`: with how many a team may play, if not `least`. */
  readonly players: {
    readonly least: number
    readonly most: number
    readonly inMatch?: number
    /** As how many of `most` a player on a big base counts, if not one. */
    readonly largeCountAs?: number
  }
  /** Team lists of the edition that may not take part. */
  readonly closed: readonly string[]
  readonly staff: { readonly [S in StaffKind]: StaffRule | null }
  readonly fans: FansRule
  /** A sponsor who gives one player a skill. */
  readonly sponsorship: { readonly name: string; readonly cost: number; readonly skill: string } | null
  /** Whether stars join the team for good, or are hired match by match, and how many then. */
  readonly stars: { readonly permanent: boolean; readonly mostInMatch: number | null; readonly market?: StarMarket }
  /** The skill of journeymen and mercenaries (Loner); '' where there are none. */
  readonly guestSkill: string
  /** Whether the rest of the budget is kept. */
  readonly treasury: boolean
  /** Whether nothing may be bought or dismissed after the team is handed in. */
  readonly fixed: boolean
  /** The sources of advances in this edition. */
  readonly advances: { readonly [S in AdvanceSource]?: AdvanceRule }
  readonly characteristics: CharacteristicRule | null
  /** Whether teams are compared by their rating. */
  readonly rated: boolean
  /** null: no Star Player points. */
  readonly careers: Careers | null
  /** null: skills are not rolled. */
  readonly wastedSkills: WastedSkills | null
  /** There are teams for single matches only, alone or in a league: nothing lasts from one match or season to the next. */
  readonly singleMatches?: true
  /** Teams of full campaigns; absent: there are none. */
  readonly campaign?: CampaignRules
  /** Teams for single matches: their budget and fans; null: there are none. */
  readonly exhibition: { readonly budget: readonly [least: number, most: number]; readonly fans: number } | null
  /** The special rule that leaves the price of linemen out of the team value. */
  readonly freeLinemen: string | null
  /** The pre-match steps in order. */
  readonly beforeMatch: readonly BeforeMatchStepId[]
  /** null: no inducements. */
  readonly inducements: InducementRules | null
  /** The post-match steps in order. */
  readonly afterMatch: readonly AfterMatchStepId[]
  /** Team lists that raise dead opponents. */
  readonly raising: readonly Raising[]
  /** Special rules of teams that apply in a match, each with the id of the engine's inducement for it. */
  readonly rulesInMatch: { readonly [specialRule: string]: string }
  /** The number of awards of a team whose opponent did not come; null: it gets only the result. */
  readonly noShowAwards: number | null
  /** Whether players may rest for a season. */
  readonly rests: boolean
  /** null: no redraft between seasons. */
  readonly redraft: Redraft | null
}
