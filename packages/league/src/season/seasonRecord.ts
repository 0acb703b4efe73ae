// What a team did in the season that is going on, from its own story. Neighbours: postMatch/outcome.ts writes the lines, newSeason.ts
// closes a season.
import type { Team } from '../team.ts'

export interface SeasonRecord {
  readonly games: number
  readonly wins: number
  readonly draws: number
}

/** League games since the last season ended; friendlies are not counted. */
export const seasonRecord = ({ history }: Team): SeasonRecord => {
  const start = history.map(({ what }) => what).lastIndexOf('season') + 1
  const games = history.slice(start).filter(({ what, friendly }) => what === 'match' && friendly !== true)
  const count = (outcome: string): number => games.filter((game) => game.outcome === outcome).length
  return { games: games.length, wins: count('win'), draws: count('draw') }
}

/** How many seasons the team has finished. */
export const seasonsFinished = ({ history }: Team): number => history.filter(({ what }) => what === 'season').length
