// The best chance for every square a player can reach, in one sweep, and the path to any of them. Neighbours: sweep.ts
// finds the routes, path.ts makes a path of one; plan.ts has the action at its end.
import type { Engine, ForecastOptions, Match, MoveForecast, Square } from '@double-skulls/engine'
import { type Path, pathOf } from './path.ts'
import { chanceToAct, newSweep, type Sweep, unopposedSweep } from './sweep.ts'

/** What a route must leave him. */
export interface PathWish {
  /** Only routes on which he arrives with the ball. */
  readonly withBall?: boolean
  /** Only routes that leave movement for the deed of his action, such as the block of a blitz. */
  readonly toAct?: boolean
}

/** Where one player can go. */
export interface Reach {
  /** His index in `match.players`. */
  readonly player: number
  /** The engine's forecast of his rolls. */
  readonly forecast: MoveForecast
  /** The best chance to end on each square; 0 where he cannot. */
  readonly chance: Float64Array
  /** The same if the other coach takes up no offer against him; the same list if he has none on any way. */
  readonly unopposed: Float64Array
  /** The best chance to end there with the ball in his hands. */
  readonly withBall: Float64Array
  /** The best chance to end there with movement left for the deed of his action; 0 where he cannot. */
  chanceToAct(square: Square): number
  /** The movement used by the best path there; −1 where he cannot. */
  moved(square: Square, wanted?: PathWish): number
  /** The best path: highest chance, then fewest rolls, squares and turns, then nearest to the straight line. */
  path(square: Square, wanted?: PathWish): Path | null
}

const bestChances = ({ routes }: Sweep, squares: number): Float64Array =>
  Float64Array.from({ length: squares }, (_, square) => {
    const best = routes.better(routes.best(square, false), routes.best(square, true))
    return best < 0 ? 0 : routes.totals[best]
  })

/**
 * The best chance to end on each square for one player, with the best use of re-rolls; if it is not his turn, as if it
 * were. Changes nothing.
 */
export const reach = (engine: Engine, match: Match, player: number, wanted: ForecastOptions = {}): Reach => {
  const sweep = newSweep(engine, match, player, wanted)
  const { forecast, routes } = sweep
  const { squares } = engine.rules.pitch
  const chance = new Float64Array(squares)
  const withBall = new Float64Array(squares)
  for (let square = 0; square < squares; square++) {
    const withBallRoute = routes.best(square, true)
    const best = routes.better(routes.best(square, false), withBallRoute)
    if (withBallRoute >= 0) withBall[square] = routes.totals[withBallRoute]
    if (best >= 0) chance[square] = routes.totals[best]
  }
  const acts = (route: number): number => chanceToAct(sweep, route)
  const bestRoute = (square: Square, { withBall: ball = false, toAct = false }: PathWish = {}): number => {
    const chanceOf = toAct ? acts : undefined
    const withBallRoute = routes.best(square, true, chanceOf)
    return ball ? withBallRoute : routes.better(routes.best(square, false, chanceOf), withBallRoute, chanceOf)
  }
  return {
    player,
    forecast,
    chance,
    unopposed: sweep.seenOpposed ? bestChances(unopposedSweep(sweep), squares) : chance,
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

/** The best path to one square; null where there is none. `reach(…).path` does the same for several squares. */
export const bestPath = (
  engine: Engine,
  match: Match,
  player: number,
  square: Square,
  wanted: ForecastOptions & PathWish = {},
): Path | null => reach(engine, match, player, wanted).path(square, wanted)
