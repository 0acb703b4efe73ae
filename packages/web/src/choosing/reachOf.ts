// Where a player can go, and where he can go on from a waypoint. Neighbours: reckoner.ts caches it, packages/odds calculates,
// bigBase.ts shows it for big players.
import { type Engine, forecastPath, type Match, type Square } from '@double-skulls/engine'
import { type Path, type Reach, reach } from '@double-skulls/odds'
import { shownReach } from './bigBase.ts'

export const reachOf = (engine: Engine, match: Match, player: number): Reach =>
  shownReach(engine, match, reach(engine, match, player))

/** A waypoint: the route to it, the match once he is there, and where he can go on. */
export interface Waypoint {
  readonly path: Path
  readonly match: Match
  readonly reach: Reach
}

/** The next waypoint of a route that has reached the state `match`, whose reach is `from`; null when he cannot get there. */
export const waypointAt = (engine: Engine, match: Match, from: Reach, square: Square): Waypoint | null => {
  const path = from.path(square)
  if (!path || path.squares.length === 0) return null
  const forecast = forecastPath(engine, match, from.player, path.squares)
  if (forecast.possible < path.squares.length) return null
  const arrived = forecast.arrive([])
  // When his movement is used up his action is over, and the route cannot go on.
  const onward = reach(engine, arrived, from.player, { underWay: true })
  return { path, match: arrived, reach: shownReach(engine, arrived, onward) }
}
