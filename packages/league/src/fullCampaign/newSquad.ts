// Who plays and who sits on the bench, and who of a new team is a star. Neighbours: checkCampaign.ts says how many may play,
// namingFirstTeam.ts names it between games, openingBook.ts writes the book of a new team again, starGeneration.ts rolls for a star's skills.
import { bookOf } from '../book.ts'
import { placesTaken } from '../places.ts'
import { isNew, type Team, withPlayer } from '../team.ts'
import { withOpeningBook } from './openingBook.ts'
import { firstTeam, isUndead } from './races.ts'
import { payRoll } from './wages.ts'

/** The places of the First Team that are taken, and how many there are; a Large Monster takes two. */
export const firstTeamPlaces = (team: Team): { readonly taken: number; readonly most: number } => {
  const book = bookOf(team)
  return { taken: placesTaken(book, firstTeam(team)), most: book.league.campaign?.firstTeam ?? 0 }
}

/** What everybody on the pay-roll wants after a game. */
export const wagesDue = (team: Team): number =>
  isUndead(team) ? 0 : payRoll(team).reduce((sum, { wage }) => sum + wage, 0)

/** The team with this player on the bench, or back in the First Team. */
export const withBenched = (team: Team, id: string, bench: boolean): Team =>
  withPlayer(team, id, (player) => (player.campaign ? { ...player, campaign: { ...player.campaign, bench } } : player))

/** The new team with this player hired as a star, whose skills are not rolled yet, or as a player like others. */
export const withHiredStar = (team: Team, id: string, star: boolean): Team => {
  if (!isNew(team)) return team
  const rank = star ? ('star' as const) : ('experienced' as const)
  return withOpeningBook(
    withPlayer(team, id, (player) =>
      player.campaign ? { ...player, advances: [], campaign: { ...player.campaign, rank, starPoints: 0 } } : player,
    ),
  )
}
