// A team's games in the current season, from its history, and whether that season is already closed. Neighbours:
// ../postMatch/outcome.ts writes the lines, newSeason.ts closes a season.
import { BadTeam, bookOf } from '../book.ts'
import { isNew, type Team } from '../team.ts'

/** A closed season of a competition, as named in a team's history. */
export interface ClosedSeason {
  readonly competition: string
  readonly number: number
}

export interface SeasonRecord {
  readonly games: number
  readonly wins: number
  readonly draws: number
}

/** League games since the last season's end, without friendlies. */
export const seasonRecord = ({ history }: Team): SeasonRecord => {
  const start = history.map(({ what }) => what).lastIndexOf('season') + 1
  const games = history.slice(start).filter(({ what, friendly }) => what === 'match' && friendly !== true)
  const count = (outcome: string): number => games.filter((game) => game.outcome === outcome).length
  return { games: games.length, wins: count('win'), draws: count('draw') }
}

/** The number of seasons the team has finished. */
export const seasonsFinished = ({ history }: Team): number => history.filter(({ what }) => what === 'season').length

/**
 * Throws `BadTeam` where the season is already closed for this team, so that it is not paid twice. `unplayed` says
 * that it really played no match in it.
 */
export const checkSeasonOpen = (team: Team, closes: ClosedSeason | undefined, unplayed: boolean): void => {
  if (bookOf(team).league.fixed && !team.campaign) {
    if (!isNew(team)) return
    throw new BadTeam('history', `${team.name} is as it was handed in`, 'play first; there is nothing to take off')
  }
  const closed = team.history.filter(({ what }) => what === 'season')
  const last = closed.at(-1)
  if (!last) return
  const names = ({ competition, number }: ClosedSeason): string => `season ${number} of "${competition}"`
  if (
    closes &&
    closed.some(({ competition, number }) => competition === closes.competition && number === closes.number)
  )
    throw new BadTeam(
      'history',
      `${team.name} has gone from ${names(closes)} into the next one already`,
      'play the next season first; "skulls team restore" gives the team back as it was before',
    )
  const isAnother = closes !== undefined && last.competition !== undefined
  if (!isAnother && !unplayed && seasonRecord(team).games === 0)
    throw new BadTeam(
      'history',
      `${team.name} has played no match of a league since its last season was closed`,
      'play the next season first; add --unplayed if it really played none in it',
    )
}
