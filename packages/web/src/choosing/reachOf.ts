// What can be reached: where the player in question can go, and on from a square that his route must touch. Neighbours:
// reckoner.ts keeps it, packages/odds reckons, bigBase.ts shows it for big players.
import { type Engine, forecastPath, type Match, type Square } from '@double-skulls/engine'
import { type Path, type Reach, reach } from '@double-skulls/odds'
import { shownReach } from './bigBase.ts'

export const reachOf = (engine: Engine, match: Match, player: number): Reach =>
  shownReach(engine, match, reach(engine, match, player))

/** A square that a route must touch: the way to it, the match once he is there, and how he can go on. */
export interface Waypoint {
  readonly path: Path
  readonly match: Match
  readonly reach: Reach
}

/** The next waypoint of a route that has come as far as `match`, from where it goes on by `from`; null where he cannot get there. */
export const waypointAt = (engine: Engine, match: Match, from: Reach, square: Square): Waypoint | null => {
  const path = from.path(square)
  if (!path || path.squares.length === 0) return null
  const forecast = forecastPath(engine, match, from.player, path.squares)
  if (forecast.possible < path.squares.length) return null
  const arrived = forecast.arrive([])
  // With his movement used up his action is over, and nothing more can be added to the route.
  const onward = reach(engine, arrived, from.player, { underWay: true })
  return { path, match: arrived, reach: shownReach(engine, arrived, onward) }
}
