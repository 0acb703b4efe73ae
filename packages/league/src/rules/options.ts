// What a league may decide for itself, apart from an edition's rules. Neighbours: the procedures before and after a match and
// between seasons read it; docs/rulings.md says where the texts leave it open.

/** A task for one match, told to its own coach only, and what it pays. Counted from the report. */
export interface SecretObjectives {
  /** Gold pieces for one that was reached. */
  readonly reward: number
}

/** Players who have become somebody may ask for more money. */
export interface UpkeepNegotiations {
  /** Players with so many advances or more may ask. */
  readonly advances: number
  /** Gold pieces they ask for, for each of these. */
  readonly fee: number
}

/** Among whom the most valuable player is drawn by lot: everybody who may be it, or those whom his coach nominates. */
export const mostValuableLots = ['all', 'nominated'] as const
export type MostValuableLot = (typeof mostValuableLots)[number]

export interface LeagueOptions {
  /** `all` where left out. Only for editions in which the award is a member's (`mayNominate`). */
  readonly mostValuable?: MostValuableLot
  readonly secretObjectives?: SecretObjectives
  readonly upkeepNegotiations?: UpkeepNegotiations
  /** The most a team may spend when it is drafted anew; null: whatever it has. The edition's own where left out. */
  readonly redraftCap?: number | null
  /** False: inducements of the main rules only. */
  readonly supplements?: boolean
  /** As first printed: the weaker side is given the gap alone, and both may add their treasury. */
  readonly treasuryForBoth?: boolean
  /** As first printed: two stars who come together are two choices. */
  readonly pairsAreTwoChoices?: boolean
}

/** What is true of one match only. */
export interface MatchOptions extends LeagueOptions {
  /** Neither points nor awards: the match is for fun. */
  readonly friendly?: boolean
  /** The objectives that were drawn before it, by id. */
  readonly objectives?: { readonly home: string; readonly away: string }
  /** What each side has bet on its own win. */
  readonly sideBets?: { readonly home: number; readonly away: number }
}
