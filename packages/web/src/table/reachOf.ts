// Where the player in question can go, reckoned once per position and player. Neighbours: useChoosing.ts, packages/odds.
import { type Engine, forecastPath, type Match } from '@double-skulls/engine'
import { type Path, type Reach, reach } from '@double-skulls/odds'
import { shownReach } from '../choosing/bigBase.ts'

let known: { readonly match: Match; readonly player: number; readonly reach: Reach } | null = null

export const reachOf = (engine: Engine, match: Match, player: number): Reach => {
  if (known?.match === match && known.player === player) return known.reach
  const found = shownReach(engine, match, reach(engine, match, player))
  known = { match, player, reach: found }
  return found
}

/** The match once he has come to the end of the path, for going on from there; null where he cannot. */
export const arrivedAt = (engine: Engine, match: Match, player: number, path: Path): Match | null => {
  const forecast = forecastPath(engine, match, player, path.squares)
  return forecast.possible === path.squares.length ? forecast.arrive([]) : null
}
