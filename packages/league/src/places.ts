// How many of a team's places a player takes: one, or more on a big base where the edition says so. Neighbours: checkPlayers.ts and
// preMatch/starSquad.ts count, rules/leagueRules.ts has the number.
import { type Book, entryOf, skillIn } from './book.ts'
import type { TeamPlayer } from './team.ts'

type Listed = Pick<TeamPlayer, 'kind' | 'position'>

const isLarge = (book: Book, player: Listed): boolean =>
  (entryOf(book, player)?.skills ?? []).some((id) => (skillIn(book, id)?.numbers?.baseSize ?? 1) > 1)

export const placesOf = (book: Book, player: Listed): number => {
  const { largeCountAs = 1 } = book.league.players
  return largeCountAs > 1 && isLarge(book, player) ? largeCountAs : 1
}

/** The places of all of them. */
export const placesTaken = (book: Book, players: readonly Listed[]): number =>
  players.reduce((sum, player) => sum + placesOf(book, player), 0)
