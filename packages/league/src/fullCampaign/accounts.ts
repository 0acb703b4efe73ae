// The book of a campaign team's treasury: every crown that comes or goes is an entry, and their sum is the treasury.
// Neighbours: campaignState.ts has the kinds of entries, checkAccounts.ts compares, every step that moves gold calls `booked`.
import { gamesPlayed } from '../postMatch/afterMatch.ts'
import type { Team } from '../team.ts'
import type { BookEntry, CampaignState, EntryKind } from './campaignState.ts'

/** The campaign part of a team. Throws for a team of another kind, which is a fault of the caller. */
export const campaignOf = (team: Team): CampaignState => {
  if (!team.campaign) throw new Error(`${team.name} is no team of a campaign`)
  return team.campaign
}

export const withCampaign = (team: Team, change: Partial<CampaignState>): Team => ({
  ...team,
  campaign: { ...campaignOf(team), ...change },
})

/** The sum of a book. */
export const balance = (book: readonly BookEntry[]): number => book.reduce((sum, { amount }) => sum + amount, 0)

/** The team with gold that came or went, in its treasury and in its book; nothing is written for no gold. */
export const booked = (team: Team, kind: EntryKind, amount: number, whom = ''): Team => {
  if (amount === 0) return team
  const entry: BookEntry = { at: gamesPlayed(team), for: kind, amount, whom }
  const changed = withCampaign(team, { book: [...campaignOf(team).book, entry] })
  return { ...changed, treasury: team.treasury + amount }
}
