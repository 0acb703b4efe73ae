// The races of a campaign team: of its First Team, whose basic race is that of eleven of sixteen, and of all its players, of whom a
// minority leaves more readily. Neighbours: trades.ts says of which race a player is.
import { bookOf, entryOf } from '../book.ts'
import { placesOf } from '../places.ts'
import type { Team, TeamPlayer } from '../team.ts'

export const MIXED = 'Mixed'

/** So many of the First Team must be of one race. */
const BASIC_FROM = 11
const FIRST_TEAM = 16

export const raceOf = (team: Team, player: Pick<TeamPlayer, 'kind' | 'position'>): string =>
  entryOf(bookOf(team), player)?.race ?? ''

export const isBenchwarmer = ({ campaign }: TeamPlayer): boolean => campaign?.bench === true

/** Those who are on the pitch or in the dug-out, not on the bench. */
export const firstTeam = (team: Team): readonly TeamPlayer[] => team.players.filter((player) => !isBenchwarmer(player))
/** Those who sit on the bench. */
export const benchwarmers = (team: Team): readonly TeamPlayer[] => team.players.filter(isBenchwarmer)

/** How much of the First Team is of each race; a Large Monster counts double. */
const share = (team: Team, players: readonly TeamPlayer[]): ReadonlyMap<string, number> => {
  const book = bookOf(team)
  const counts = new Map<string, number>()
  for (const player of players) {
    const race = raceOf(team, player)
    counts.set(race, (counts.get(race) ?? 0) + placesOf(book, player))
  }
  return counts
}

/** The basic race: that of eleven of the first sixteen players; otherwise Mixed. */
export const basicRace = (team: Team): string => {
  const first = firstTeam(team).slice(0, FIRST_TEAM)
  return [...share(team, first)].find(([, count]) => count >= BASIC_FROM)?.[0] ?? MIXED
}

/** The most numerous races of the whole team: several where they are equal. */
export const majorityRaces = (team: Team): readonly string[] => {
  const counts = [...share(team, team.players)]
  const most = Math.max(0, ...counts.map(([, count]) => count))
  return counts.filter(([, count]) => count === most).map(([race]) => race)
}

/** Whether less than half of all players of the team are of his race. */
export const isOfMinority = (team: Team, player: TeamPlayer): boolean => {
  const own = raceOf(team, player)
  const count = team.players.filter((other) => raceOf(team, other) === own).length
  return 2 * count < team.players.length
}

/** A team of the Undead, who are neither paid nor trained. */
export const isUndead = (team: Team): boolean => (bookOf(team).roster.specialRules ?? []).includes('Undead')
