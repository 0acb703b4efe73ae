// The star cards of a league on a game day: each match has cards of its own, and nobody is on two of them. Neighbours:
// freebootersForHire.ts turns them up; the host of the matches passes on who is not in a match's deck.
import { bookOf } from '../book.ts'
import type { Team } from '../team.ts'

/** Stars who are with a team, or have died in one. */
const taken = ({ players, former }: Team): readonly string[] =>
  [...players, ...former.filter(({ departure }) => departure === 'dead')]
    .filter(({ kind }) => kind === 'star')
    .map(({ position }) => position)

/**
 * Who is not in the deck of a match, for its option `freebooters.elsewhere`: stars who are with a team or dead, and those whose cards
 * are dealt to other matches of the day. `place` is that of the match among them, from 0.
 */
export const cardsElsewhere = (teams: readonly Team[], place = 0, matches = 1): readonly string[] => {
  const [team] = teams
  if (!team) return []
  const gone = new Set(teams.flatMap(taken))
  const free = bookOf(team).edition.stars.filter(({ id }) => !gone.has(id))
  return [...gone, ...free.filter((_, i) => i % matches !== place).map(({ id }) => id)]
}
