// Where a player can come to stand, and how likely: the best chance for every square of the pitch in one sweep, and the
// route to any of them. Neighbours: sweep.ts finds the routes, path.ts tells one of them; plan.ts for what he does there.
import type { Engine, ForecastOptions, Match, MoveForecast, Square } from '@double-skulls/engine'
import { type Path, pathOf } from './path.ts'
import { chanceToAct, newSweep } from './sweep.ts'

export interface PathWish {
  /** He arrives with the ball. */
  readonly withBall?: boolean
  /** He arrives able to pay for the deed of his action: the block of a blitz. */
  readonly toAct?: boolean
}

export interface Reach {
  readonly player: number
  readonly forecast: MoveForecast
  /** By square: the best chance to end there; 0 where he cannot. */
  readonly chance: Float64Array
  /** The same with the ball in his hands. */
  readonly withBall: Float64Array
  /** The best chance to end there and pay for the deed of his action, before the deed itself; 0 where he cannot. */
  chanceToAct(square: Square): number
  /** Squares of movement that the best way there takes; −1 where he cannot. */
  moved(square: Square, wanted?: PathWish): number
  /** The highest chance, then the fewest rolls, squares and changes of direction, then the nearest to the straight line. */
  path(square: Square, wanted?: PathWish): Path | null
}

/** The best chance to end on each square, for one player; as if his turn had come where it is not his. */
export const reach = (engine: Engine, match: Match, player: number, wanted: ForecastOptions = {}): Reach => {
  const sweep = newSweep(engine, match, player, wanted)
  const { forecast, routes } = sweep
  const { squares } = engine.rules.pitch
  const chance = new Float64Array(squares)
  const withBall = new Float64Array(squares)
  for (let square = 0; square < squares; square++) {
    const laden = routes.best(square, true)
    const best = routes.better(routes.best(square, false), laden)
    if (laden >= 0) withBall[square] = routes.totals[laden]
    if (best >= 0) chance[square] = routes.totals[best]
  }
  const acts = (route: number): number => chanceToAct(sweep, route)
  const bestRoute = (square: Square, { withBall: ball = false, toAct = false }: PathWish = {}): number => {
    const chanceOf = toAct ? acts : undefined
    const laden = routes.best(square, true, chanceOf)
    return ball ? laden : routes.better(routes.best(square, false, chanceOf), laden, chanceOf)
  }
  return {
    player,
    forecast,
    chance,
    withBall,
    chanceToAct: (square) => {
      const route = bestRoute(square, { toAct: true })
      return route < 0 ? 0 : acts(route)
    },
    moved: (square, wish) => routes.stops[bestRoute(square, wish)]?.moved ?? -1,
    path: (square, wish) => {
      const route = bestRoute(square, wish)
      return route < 0 ? null : pathOf(sweep, route)
    },
  }
}

/** The best route, as `path` of a reach has it. Null where there is none. */
export const bestPath = (
  engine: Engine,
  match: Match,
  player: number,
  square: Square,
  wanted: ForecastOptions & PathWish = {},
): Path | null => reach(engine, match, player, wanted).path(square, wanted)
