// What an edition says about help for one match: who pays, what is on offer and to whom. Neighbours: inducementsCrp.ts and
// inducements2020.ts are the price lists, leagueRules.ts takes them in, preMatch/ reads them.
import type { AdvanceSource, StaffKind } from '../team.ts'

/** Teams by what they are: any one of these is enough. */
export interface Whom {
  /** Team lists by id. */
  readonly lists?: readonly string[]
  /** Special rules of teams; one that ends in `...` stands for all that begin so. */
  readonly specialRules?: readonly string[]
  /** Teams whose list lets them hire an apothecary. */
  readonly apothecary?: boolean
}

/** Helpers of whom only so many come together. */
export const offerGroups = ['coachingStaff', 'wizard', 'referee'] as const
export type OfferGroup = (typeof offerGroups)[number]

export interface Offer {
  /** The engine's inducement; what the engine does not play is not sold. */
  readonly id: string
  readonly cost: number
  readonly most: number
  /** Left out: for everybody. */
  readonly only?: Whom
  readonly reduced?: { readonly for: Whom; readonly cost: number }
  readonly group?: OfferGroup
  /** Together with the team's own staff no more than so many. */
  readonly withStaff?: { readonly kind: StaffKind; readonly most: number }
  /** From a supplement, which a league may leave out. */
  readonly supplement?: boolean
}

export interface InducementRules {
  readonly offers: readonly Offer[]
  readonly groups: { readonly [G in OfferGroup]: number }
  /** What a mercenary asks on top of his position's price, what one skill more costs, and how he came by it. */
  readonly mercenaries: { readonly fee: number; readonly skill: number; readonly source: AdvanceSource }
  /** Stakes on the own win, in gold pieces. */
  readonly sideBet: { readonly least: number; readonly most: number } | null
  /** The weaker side prays once for each of these that it is behind; 0: it does not. */
  readonly prayerGap: number
}

/** What can come before a match, step by step; preMatch/ has one file a step. */
export const beforeMatchStepIds = [
  'fans',
  'weather',
  'secretObjectives',
  'journeymen',
  'transfer',
  'allowance',
  'inducements',
  'inducementsInTurn',
  'prayers',
] as const
export type BeforeMatchStepId = (typeof beforeMatchStepIds)[number]
