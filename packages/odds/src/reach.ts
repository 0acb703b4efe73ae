// Where a player can come to stand, and how likely: the best chance for every square of the pitch in one sweep, and the
// route to any of them. What the rolls are is the engine's to say. Neighbours: routes.ts, rerollStates.ts; plan.ts for more.
import {
  type Engine,
  type ForecastOptions,
  forecastMove,
  type Hop,
  type HopForecast,
  type Match,
  type MoveForecast,
  type RollForecast,
  type Square,
} from '@double-skulls/engine'
import { type CompiledRoll, newRerollStates, type RerollStates, TINY } from './rerollStates.ts'
import { newRoutes, type Routes, type Stop } from './routes.ts'

export interface PathStep {
  readonly to: Square
  readonly leap: boolean
  readonly rolls: readonly RollForecast[]
  /** The chance to have come this far. */
  readonly chance: number
}

export interface Path {
  readonly steps: readonly PathStep[]
  readonly squares: readonly Square[]
  /** Rolls before the first step: his mind, and standing up. */
  readonly opening: readonly RollForecast[]
  readonly chance: number
  readonly rolls: number
  /** Squares of movement used, rushes included. */
  readonly moved: number
  readonly rushes: number
  /** He arrives with the ball. */
  readonly carrying: boolean
  /** No skill of anybody can change these rolls or hold him on his way. */
  readonly exact: boolean
}

export interface Reach {
  readonly player: number
  readonly forecast: MoveForecast
  /** By square: the best chance to end there; 0 where he cannot. */
  readonly chance: Float64Array
  /** The same with the ball in his hands. */
  readonly withBall: Float64Array
  path(square: Square, wanted?: { readonly withBall?: boolean }): Path | null
}

/** The ways on from a square. */
interface Ways {
  readonly steps: readonly Hop[]
  readonly leaps: readonly Hop[]
}

interface Sweep {
  readonly forecast: MoveForecast
  readonly states: RerollStates
  readonly routes: Routes
  readonly compiled: Map<HopForecast, readonly CompiledRoll[]>
  readonly easiest: readonly CompiledRoll[]
  readonly waiting: number[][]
  readonly ways: (Ways | undefined)[]
  readonly here: Float64Array
  readonly there: Float64Array
}

const compiledOf = (sweep: Sweep, hop: HopForecast): readonly CompiledRoll[] => {
  let found = sweep.compiled.get(hop)
  if (!found) {
    found = sweep.states.compile(hop.rolls)
    sweep.compiled.set(hop, found)
  }
  return found
}

/** Takes the spread in `draft` through a roll. */
const passRoll = ({ states, routes, there }: Sweep, one: CompiledRoll): void => {
  there.fill(0)
  states.pass(one, routes.draft, 0, there, 0)
  routes.draft.set(there)
}

/** Takes the spread in `here` through the rolls; the result is in `draft`. */
const roll = (sweep: Sweep, hop: HopForecast): void => {
  sweep.routes.draft.set(sweep.here)
  for (const one of compiledOf(sweep, hop)) passRoll(sweep, one)
}

/** The same at best, told without asking what stands in the way. */
const rollAtBest = (sweep: Sweep, from: Square, leap: boolean, rushing: number): void => {
  const { easiest, forecast, routes, here } = sweep
  const [rush, dodge, leaping] = easiest
  routes.draft.set(here)
  for (let i = 0; i < rushing; i++) passRoll(sweep, rush)
  if (leap) passRoll(sweep, leaping)
  else if (forecast.isMarked(from)) passRoll(sweep, dodge)
}

const waysFrom = ({ ways, forecast }: Sweep, { square, carrying }: Stop): Ways => {
  const key = square * 2 + (carrying ? 1 : 0)
  let found = ways[key]
  if (found === undefined) {
    const hops = forecast.hops(square, carrying)
    found = { steps: hops.filter(({ leap }) => !leap), leaps: hops.filter(({ leap }) => leap) }
    ways[key] = found
  }
  return found
}

const keep = (sweep: Sweep, stop: Stop): void => {
  const route = sweep.routes.add(stop)
  if (route >= 0) sweep.waiting[stop.moved].push(route)
}

/** Quiet steps first, then those with a roll, then leaps: what was reached safely needs no risk to be looked at. */
type Manner = 'quiet' | 'risky' | 'leap'

const isOfManner = ({ forecast }: Sweep, from: Square, { to }: Hop, rushing: number, manner: Manner): boolean =>
  manner === 'leap' || (rushing === 0 && forecast.isQuiet(from, to)) === (manner === 'quiet')

/** Takes a route on to every square it can reach next in this manner. */
const goOn = (sweep: Sweep, route: number, manner: Manner): void => {
  const { forecast, routes, here } = sweep
  const { moves, rushes } = forecast
  const stop = routes.stops[route]
  const from = stop.square
  if (manner === 'leap' && stop.leapt) return
  routes.spread(route, here)
  const { steps, leaps } = waysFrom(sweep, stop)
  for (const hop of manner === 'leap' ? leaps : steps) {
    const moved = stop.moved + hop.cost
    const carrying = stop.carrying || forecast.takesBall(hop.to)
    if (moved > moves + rushes || routes.isSafe(hop.to, carrying)) continue
    const rushing = Math.max(0, moved - moves) - Math.max(0, stop.moved - moves)
    if (!isOfManner(sweep, from, hop, rushing, manner)) continue
    const leapt = stop.leapt || hop.leap
    const next: Stop = { square: hop.to, moved, rolls: stop.rolls, carrying, leapt, byLeap: hop.leap, from: route }
    if (manner === 'quiet') {
      routes.draft.set(here)
      keep(sweep, next)
      continue
    }
    rollAtBest(sweep, from, hop.leap, rushing)
    if (!routes.isWanted(next)) continue
    const forecasted = forecast.hop(from, hop, rushing, stop.carrying)
    if (!forecasted.possible) continue
    roll(sweep, forecasted)
    keep(sweep, { ...next, rolls: stop.rolls + forecasted.rolls.length })
  }
}

const goOnAll = (sweep: Sweep, moved: number, manner: Manner): void => {
  const layer = sweep.waiting[moved]
  for (let i = 0; layer !== undefined && i < layer.length; i++)
    if (!sweep.routes.isDropped(layer[i])) goOn(sweep, layer[i], manner)
}

/** Layer by layer of movement used; a leap lands two layers on, once all steps that end there are known. */
const sweepPitch = (sweep: Sweep): void => {
  const longest = sweep.waiting.length - 1
  for (let moved = 0; moved < longest; moved++) {
    goOnAll(sweep, moved, 'quiet')
    goOnAll(sweep, moved, 'risky')
    goOnAll(sweep, moved - 1, 'leap')
  }
}

const pathOf = ({ forecast, routes }: Sweep, end: number): Path => {
  const chain: number[] = []
  for (let route = end; route >= 0; route = routes.stops[route].from) chain.unshift(route)
  const steps: PathStep[] = []
  let exact = forecast.opening.exact
  for (let i = 1; i < chain.length; i++) {
    const before = routes.stops[chain[i - 1]]
    const { square, moved, byLeap } = routes.stops[chain[i]]
    const rushing = Math.max(0, moved - forecast.moves) - Math.max(0, before.moved - forecast.moves)
    const hop = { to: square, leap: byLeap, cost: moved - before.moved }
    const { rolls, exact: certain } = forecast.hop(before.square, hop, rushing, before.carrying)
    exact = exact && certain
    steps.push({ to: square, leap: byLeap, rolls, chance: routes.totals[chain[i]] })
  }
  const { rolls, moved, carrying } = routes.stops[end]
  return {
    steps,
    squares: steps.map(({ to }) => to),
    opening: forecast.opening.rolls,
    chance: routes.totals[end],
    rolls,
    moved,
    rushes: Math.max(0, moved - forecast.moves),
    carrying,
    exact,
  }
}

/** The better of two routes to the same square, with the ball or without. */
const better = ({ routes }: Sweep, a: number, b: number): number => {
  if (a < 0 || b < 0) return Math.max(a, b)
  const gain = routes.totals[b] - routes.totals[a]
  const one = routes.stops[a]
  const other = routes.stops[b]
  if (Math.abs(gain) > TINY) return gain > 0 ? b : a
  return (other.rolls - one.rolls || other.moved - one.moved) < 0 ? b : a
}

/** The best chance to end on each square, for one player; as if his turn had come where it is not his. */
export const reach = (engine: Engine, match: Match, player: number, wanted: ForecastOptions = {}): Reach => {
  const forecast = forecastMove(engine, match, player, wanted)
  const { squares } = engine.rules.pitch
  const states = newRerollStates(forecast.teamRerolls)
  const room = (forecast.teamRerolls + 1) << forecast.onceRerolls
  const routes = newRoutes(squares, states, room)
  const longest = forecast.moves + forecast.rushes
  const sweep: Sweep = {
    forecast,
    states,
    routes,
    compiled: new Map(),
    easiest: states.compile([forecast.easiest.rush, forecast.easiest.dodge, forecast.easiest.leap]),
    waiting: Array.from({ length: longest + 1 }, () => []),
    ways: new Array(squares * 2),
    here: new Float64Array(room),
    there: new Float64Array(room),
  }
  if (forecast.possible && forecast.at >= 0) {
    sweep.here[0] = 1
    roll(sweep, forecast.opening)
    const { at, carrying, leapt, opening } = forecast
    keep(sweep, { square: at, moved: 0, rolls: opening.rolls.length, carrying, leapt, byLeap: false, from: -1 })
    sweepPitch(sweep)
  }
  const chance = new Float64Array(squares)
  const withBall = new Float64Array(squares)
  for (let square = 0; square < squares; square++) {
    const bare = routes.best(square, false)
    const laden = routes.best(square, true)
    if (laden >= 0) withBall[square] = routes.totals[laden]
    if (bare >= 0 || laden >= 0) chance[square] = routes.totals[better(sweep, bare, laden)]
  }
  return {
    player,
    forecast,
    chance,
    withBall,
    path: (square, { withBall: ball = false } = {}) => {
      const laden = routes.best(square, true)
      const end = ball ? laden : better(sweep, routes.best(square, false), laden)
      return end < 0 ? null : pathOf(sweep, end)
    },
  }
}

/** The route with the highest chance; ties by fewer rolls, then fewer squares. Null where there is none. */
export const bestPath = (
  engine: Engine,
  match: Match,
  player: number,
  square: Square,
  wanted: ForecastOptions & { readonly withBall?: boolean } = {},
): Path | null => reach(engine, match, player, wanted).path(square, wanted)
