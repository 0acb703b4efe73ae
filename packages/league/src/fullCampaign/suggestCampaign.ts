// Suggests a team for a full campaign: the coach's wishes, or the squad of the list with an Apothecary and as many stars as leave
// something for wages. Neighbours: ../suggestion.ts does so for other teams, starGeneration.ts rolls for the stars.
import { startingPositions } from '@double-skulls/engine'
import { BadTeam, bookOf } from '../book.ts'
import { type Founding, foundTeam, hirePlayer } from '../founding.ts'
import type { Wishes } from '../suggestion.ts'
import type { Team } from '../team.ts'
import { withCampaign } from './accounts.ts'
import { newApothecary } from './campaignState.ts'
import { withOpeningBook } from './openingBook.ts'
import { APOTHECARY_COST, hiringCost } from './prices.ts'
import { isUndead } from './races.ts'

/** Left for the wages of the first game. */
const RESERVE = 5000

/** The Skeletons of a new Undead team. */
const bones = (count: number): readonly string[] =>
  Array.from({ length: count }, (_, i) => (i < 3 ? 'Skeleton Thrower' : i < 6 ? 'Skeleton Catcher' : 'Skeleton'))

const hired = (team: Team, positions: readonly string[], star: boolean): Team =>
  positions.reduce((squad, position) => hirePlayer(squad, { position, star }), team)

/** The team with an Apothecary, or without. */
export const withApothecary = (team: Team, has: boolean): Team =>
  withOpeningBook(withCampaign(team, { apothecary: has ? newApothecary : null }))

/** Dearest players first become stars, as long as a reserve stays. */
const withStars = (start: Team): Team => {
  const book = bookOf(start)
  const dearest = [...start.players].sort((a, b) => hiringCost(book, b) - hiringCost(book, a))
  let team = start
  for (const { id } of dearest) {
    const players = team.players.map((player) =>
      player.id === id && player.campaign
        ? { ...player, campaign: { ...player.campaign, rank: 'star' as const } }
        : player,
    )
    const starred = withOpeningBook({ ...team, players })
    if (starred.treasury < RESERVE) return team
    team = starred
  }
  return team
}

/** What was asked for must be affordable: nobody goes into debt. */
const affordable = (team: Team): Team => {
  if (team.treasury >= 0) return team
  const cost = team.budget - team.treasury
  throw new BadTeam('players', `the team costs ${cost}, and ${team.budget} are there`, `save ${-team.treasury}`)
}

/** Stars of the team have still to be rolled for. */
export const suggestCampaignTeam = (founding: Founding, wishes: Wishes): Team => {
  const team = foundTeam(founding)
  const { staff = {}, players, starPlayers = [] } = wishes
  const { league, roster } = bookOf(team)
  if (wishes.stars && wishes.stars.length > 0)
    throw new BadTeam('stars', 'those of cards come as Freebooters', 'hire your own, as in "2 star Blitzer"')
  const cheering = { ...team, staff: { ...team.staff, cheerleaders: staff.cheerleaders ?? 0 } }
  if (isUndead(team)) return hired(cheering, players ?? bones(league.campaign?.firstTeam ?? 0), false)
  const own = players !== undefined || starPlayers.length > 0
  const squad = hired(hired(cheering, starPlayers, true), own ? (players ?? []) : startingPositions(roster), false)
  const wanted = (staff.apothecaries ?? (own ? 0 : 1)) > 0
  const healed = affordable(withApothecary(squad, wanted && (own || squad.treasury >= APOTHECARY_COST)))
  return own ? healed : withStars(healed)
}
