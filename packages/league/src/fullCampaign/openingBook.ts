// The book of a campaign team that has not played: its treasury, and what it has spent on players and an Apothecary. It is written
// again after every change, so that a founder may change his mind. Neighbours: accounts.ts, prices.ts; ../founding.ts calls it.
import { bookOf } from '../book.ts'
import { isNew, type Team } from '../team.ts'
import { balance, campaignOf, withCampaign } from './accounts.ts'
import type { BookEntry, EntryKind } from './campaignState.ts'
import { APOTHECARY_COST, hiringCost } from './prices.ts'

const entry = (kind: EntryKind, amount: number, whom: string): BookEntry[] =>
  amount === 0 ? [] : [{ at: 0, for: kind, amount, whom }]

/** What the book of a new team must say. */
export const openingBook = (team: Team): readonly BookEntry[] => {
  const book = bookOf(team)
  const { apothecary } = campaignOf(team)
  return [
    ...entry('grant', team.budget, ''),
    ...team.players.flatMap((player) => entry('hire', -hiringCost(book, player), player.id)),
    ...(apothecary ? entry('apothecary', -APOTHECARY_COST, apothecary.name) : []),
  ]
}

/** The new team with its book and its treasury written again; others are not changed. */
export const withOpeningBook = (team: Team): Team => {
  if (!isNew(team)) return team
  const book = openingBook(team)
  return { ...withCampaign(team, { book }), treasury: balance(book) }
}
