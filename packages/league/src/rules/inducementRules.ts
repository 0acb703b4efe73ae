// The types of an edition's inducement rules: money, offers and their conditions. Neighbours: inducementsCrp.ts and
// inducementsBb2020.ts are the price lists, leagueRules.ts includes them, ../preMatch/wares.ts reads them.
import type { AdvanceSource, StaffKind } from '../team.ts'

/** A condition for teams: any one of these is enough. */
export interface TeamCondition {
  /** Team lists by id. */
  readonly lists?: readonly string[]
  /** Special rules; one that ends in `...` means all with that beginning. */
  readonly specialRules?: readonly string[]
  /** Teams that may have an apothecary. */
  readonly apothecary?: boolean
}

/** Groups of inducements with a common limit. */
export const offerGroups = ['coachingStaff', 'wizard', 'referee'] as const
export type OfferGroup = (typeof offerGroups)[number]

/** One inducement on the price list. */
export interface Offer {
  /** The id of the engine's inducement; only those the engine plays are sold. */
  readonly id: string
  readonly cost: number
  /** How many a team may hire for one match. */
  readonly most: number
  /** Absent: for all teams. */
  readonly only?: TeamCondition
  /** A lower price for some teams. */
  readonly reduced?: { readonly for: TeamCondition; readonly cost: number }
  readonly group?: OfferGroup
  /** A limit that includes the team's own staff. */
  readonly withStaff?: { readonly kind: StaffKind; readonly most: number }
  /** Whether it is from a supplement, which a league may exclude. */
  readonly supplement?: boolean
}

/** Players of the team list for one match. */
export interface MercenaryRules {
  /** What such a player is called in questions, if not a mercenary. */
  readonly called?: string
  /** Added to the price of his position, of which only a share is paid in some editions. */
  readonly fee: number
  readonly share?: number
  /** The price of an extra skill, its source, and how many he may bring if not one. */
  readonly skill: number
  readonly source: AdvanceSource
  readonly mostSkills?: number
}

/** What can be hired for a match, and with what money. */
export interface InducementRules {
  readonly offers: readonly Offer[]
  /** How many of a group a team may have. */
  readonly groups: { readonly [G in OfferGroup]: number }
  readonly mercenaries: MercenaryRules
  /** The limits of a bet on the own win, in gold pieces; null: no bets. */
  readonly sideBet: { readonly least: number; readonly most: number } | null
  /** The weaker side prays once for each full gap of this size; 0: no prayers. */
  readonly prayerGap: number
  /** Whether freebooters are big guys, whom the team's own limit counts. */
  readonly freebootersAreBigGuys?: boolean
}

/** The steps of the pre-match sequence in all editions. */
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
  'handicaps',
  'gate',
  'niggles',
  'freebooters',
  'stars',
  'campaignRerolls',
  'freebootersForHire',
  'dirtyTricks',
  'campaignSupplies',
] as const
export type BeforeMatchStepId = (typeof beforeMatchStepIds)[number]
