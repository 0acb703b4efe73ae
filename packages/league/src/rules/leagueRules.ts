// What an edition's rules say outside a match: prices, limits and tables. Neighbours: one manifest an edition in this folder,
// index.ts finds it; check.ts, value.ts and the procedures before and after a match read it and name no edition.
import type { Characteristic } from '@double-skulls/engine'
import type { AdvanceSource, StaffKind } from '../team.ts'
import type { BeforeMatchStepId, InducementRules } from './inducementRules.ts'

export interface StaffRule {
  /** As it stands on a roster sheet. */
  readonly name: string
  /** `list`: the price of a team re-roll on the team list. */
  readonly cost: number | 'list'
  /** null: as many as the money buys. */
  readonly most: number | null
  /** Only for these team lists; `apothecary`: for lists that may hire one. */
  readonly only?: readonly string[] | 'apothecary'
  /** What it costs the teams of these lists. */
  readonly bargain?: { readonly lists: readonly string[]; readonly cost: number }
  /** Times the price once the team has played. */
  readonly laterCost?: number
}

export interface FansRule {
  readonly name: string
  /** Every team has so many before it buys any, and never has fewer than `least`. */
  readonly free: number
  readonly least: number
  /** With how many a new team may start at most, and what each beyond the free ones costs. */
  readonly mostAtStart: number
  readonly cost: number
  readonly countsInValue: boolean
}

/**
 * Categories from which a skill may come: the position's normal ones, those a double opens, both, every one that can be
 * learnt, or any at all.
 */
export const learnings = ['primary', 'secondary', 'either', 'any', 'all'] as const
export type Learning = (typeof learnings)[number]

export interface AdvanceRule {
  /** null: it is a characteristic and not a skill. */
  readonly from: Learning | null
  readonly value: number
}

export interface CharacteristicRule {
  /** What one more is worth. */
  readonly value: { readonly [C in Characteristic]?: number }
  /** Numbers to roll: less is better. */
  readonly targets: readonly Characteristic[]
  /** Written as what has to be rolled: 9+. */
  readonly rolled: readonly Characteristic[]
  /** How far from his position's value it can be brought, up and down, and between which bounds. */
  readonly most: number
  readonly least: number
  /** How often he can gain the same one, where that is limited. */
  readonly timesRaised: number | null
  readonly bounds: { readonly [C in Characteristic]?: readonly [lowest: number, highest: number] }
}

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

export interface Level {
  readonly title: string
  /** Star Player points that reach it, where levels are reached by points. */
  readonly points: number
  /** What an advance at this level costs, where advances are paid for. */
  readonly price: { readonly [S in AdvanceSource]?: number }
}

export interface Careers {
  /** Star Player points for a deed; a deed without is not counted. */
  readonly awards: { readonly [D in Deed]?: number }
  /** How many advances a player can have, and what the next one takes; the first entry is the first advance. */
  readonly levels: readonly Level[]
  /** Whether points are spent on advances; otherwise they are kept and open levels. */
  readonly paid: boolean
}

/** What becomes of a skill that was rolled and is of no use to him. */
export interface WastedSkills {
  /** Rolled again: `skill` for whoever has `beside`. */
  readonly again: readonly { readonly skill: string; readonly beside: string }[]
  /** Rolled again if the coach likes: for whoever has no more of it than that. */
  readonly mayAgain: readonly { readonly skill: string; readonly which: Characteristic; readonly upTo: number }[]
}

/** What can follow a match, step by step; postMatch/ has one file a step. */
export const afterMatchStepIds = [
  'outcome',
  'mostValuableOfAll',
  'mostValuableMember',
  'winningsByDie',
  'winningsByFans',
  'fanFactor',
  'dedicatedFans',
  'upkeepNegotiations',
  'handedOverTouchdowns',
  'starPlayerPoints',
  'injuries',
  'gifts',
  'risenDead',
  'improvementRolls',
  'advancement',
  'leaversByPoints',
  'leaversByAdvances',
  'spirallingExpenses',
  'hiring',
  'expensiveMistakes',
  'chosenImprovement',
  'winnersFans',
] as const
export type AfterMatchStepId = (typeof afterMatchStepIds)[number]

/** Opponents who die come back as one of these. */
export interface Raising {
  /** Team lists for which they do. */
  readonly lists: readonly string[]
  /** A position of the list. */
  readonly position: string
  /** The rule of the team that the engine plays by, as one of its inducements; '' where skills of its players do it all. */
  readonly rule: string
}

/** A team drafted anew for the next season. */
export interface Redraft {
  readonly budget: number
  /** Gold pieces for each league game of the season, and for each that was won or drawn. */
  readonly perGame: number
  readonly perWin: number
  readonly perDraw: number
  /** The most a team may spend; a league may say otherwise. */
  readonly cap: number
  /** What a player asks on top of his value for each season he has finished. */
  readonly feePerSeason: number
  /** A D6 that heals an old injury; and what an apothecary adds. */
  readonly healsOn: number
  readonly apothecaryBonus: number
  /** What the first of a season are paid, best first. */
  readonly prizes: readonly number[]
  /** Team re-rolls that whoever holds the trophy has more; they count for its value. */
  readonly trophyRerolls: number
}

export interface LeagueRules {
  /** The engine's edition by its id. */
  readonly edition: string
  /** Gold pieces to found a team with, unless the league says otherwise. */
  readonly budget: number
  readonly players: { readonly least: number; readonly most: number }
  /** Team lists of the edition that may not take part. */
  readonly closed: readonly string[]
  readonly staff: { readonly [S in StaffKind]: StaffRule | null }
  readonly fans: FansRule
  /** A sponsor who gives one player a skill. */
  readonly sponsorship: { readonly name: string; readonly cost: number; readonly skill: string } | null
  /** Whether stars join the team for good, or are hired match by match, and how many then. */
  readonly stars: { readonly permanent: boolean; readonly mostInMatch: number | null }
  /** What journeymen and mercenaries have, whom the team does not know; '' where there are none. */
  readonly guestSkill: string
  /** Whether what is left of the budget is kept. */
  readonly treasury: boolean
  /** Nothing may be bought or dismissed once the team has been handed in. */
  readonly fixed: boolean
  readonly advances: { readonly [S in AdvanceSource]?: AdvanceRule }
  readonly characteristics: CharacteristicRule | null
  /** null: no Star Player points are counted. */
  readonly careers: Careers | null
  /** null: no skill is rolled. */
  readonly wastedSkills: WastedSkills | null
  /** Teams drafted for single matches: what they may spend, and the fans they start with. null: there are none. */
  readonly exhibition: { readonly budget: readonly [least: number, most: number]; readonly fans: number } | null
  /** Special rule of a team whose linemen's price is left out of its value. */
  readonly freeLinemen: string | null
  /** What comes before a match, in this order. */
  readonly beforeMatch: readonly BeforeMatchStepId[]
  /** Help for one match; null: there is none. */
  readonly inducements: InducementRules | null
  /** What follows a match, in this order. */
  readonly afterMatch: readonly AfterMatchStepId[]
  readonly raising: readonly Raising[]
  /** Special rules of teams that work in a match, with the inducement by which the engine knows them. */
  readonly rulesInMatch: { readonly [specialRule: string]: string }
  /** How many awards a team has whose opponent did not come; null: it has nothing but the result. */
  readonly noShowAwards: number | null
  /** Whether players may rest for a season. */
  readonly rests: boolean
  /** null: teams go into the next season as they are. */
  readonly redraft: Redraft | null
}
