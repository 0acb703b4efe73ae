// Grows routes from a player's square over the whole pitch, in layers of movement used. The engine forecasts the rolls.
// Neighbours: reach.ts starts it, routes.ts keeps the routes, rerollStates.ts passes their chances through rolls.
import {
  type Engine,
  type ForecastOptions,
  forecastMove,
  type Hop,
  type HopForecast,
  type Match,
  type MoveForecast,
  type Pitch,
  type RollForecast,
  type Square,
} from '@double-skulls/engine'
import { type CompiledRoll, newRerollStates, type RerollStates } from './rerollStates.ts'
import { newRoutes, type Routes, type Stop } from './routes.ts'

/** The hops from a square. */
export interface Ways {
  readonly steps: readonly Hop[]
  readonly leaps: readonly Hop[]
}

export interface Sweep {
  readonly pitch: Pitch
  readonly forecast: MoveForecast
  readonly states: RerollStates
  readonly routes: Routes
  readonly compiled: Map<HopForecast, readonly CompiledRoll[]>
  readonly easiest: readonly CompiledRoll[]
  readonly waiting: number[][]
  readonly ways: (Ways | undefined)[]
  readonly here: Float64Array
  readonly there: Float64Array
  /** Whether the other coach takes up his offers against the player; and whether he had any on the way. */
  readonly opposed: boolean
  seenOpposed: boolean
}

/** The rolls of a hop in this sweep; null if it is impossible. */
export const rollsOf = (
  { opposed }: Sweep,
  { possible, rolls, unopposed }: HopForecast,
): readonly RollForecast[] | null => (opposed || unopposed === null ? (possible ? rolls : null) : unopposed)

const compiledOf = (sweep: Sweep, hop: HopForecast): readonly CompiledRoll[] => {
  let rolls = sweep.compiled.get(hop)
  if (!rolls) {
    rolls = sweep.states.compile(rollsOf(sweep, hop) ?? [])
    sweep.compiled.set(hop, rolls)
  }
  return rolls
}

/** Passes the distribution in `draft` through a roll. */
const passRoll = ({ states, routes, there }: Sweep, one: CompiledRoll): void => {
  there.fill(0)
  states.pass(one, routes.draft, 0, there, 0)
  routes.draft.set(there)
}

/** Passes the distribution in `here` through the rolls of a hop; the result is in `draft`. */
export const roll = (sweep: Sweep, hop: HopForecast): void => {
  sweep.routes.draft.set(sweep.here)
  for (const one of compiledOf(sweep, hop)) passRoll(sweep, one)
}

/** The chance that all these rolls succeed, with the best use of re-rolls. */
export const chanceOfRolls = (sweep: Sweep, rolls: readonly RollForecast[]): number => {
  const { states, routes } = sweep
  routes.draft.fill(0)
  routes.draft[0] = 1
  for (const one of states.compile(rolls)) passRoll(sweep, one)
  return routes.draft.reduce((sum, chance) => sum + chance, 0)
}

/** An upper bound of the same, without the modifiers of the square. */
const rollAtBest = (sweep: Sweep, from: Square, leap: boolean, rushing: number): void => {
  const { easiest, forecast, routes, here } = sweep
  const [rush, dodge, leaping] = easiest
  routes.draft.set(here)
  for (let i = 0; i < rushing; i++) passRoll(sweep, rush)
  if (leap) passRoll(sweep, leaping)
  else if (forecast.isMarked(from)) passRoll(sweep, dodge)
}

export const waysFrom = ({ ways, forecast }: Sweep, square: Square, carrying: boolean): Ways => {
  const key = square * 2 + (carrying ? 1 : 0)
  let known = ways[key]
  if (known === undefined) {
    const hops = forecast.hops(square, carrying)
    known = { steps: hops.filter(({ leap }) => !leap), leaps: hops.filter(({ leap }) => leap) }
    ways[key] = known
  }
  return known
}

/** The number of rushes between two amounts of movement used. */
export const rushesFor = ({ moves }: MoveForecast, before: number, after: number): number =>
  Math.max(0, after - moves) - Math.max(0, before - moves)

const keep = (sweep: Sweep, stop: Stop): void => {
  const route = sweep.routes.add(stop)
  if (route >= 0) sweep.waiting[stop.moved].push(route)
}

/** Steps without a roll come first, then steps with one, then leaps: a square reached safely needs no risky route. */
type Manner = 'quiet' | 'risky' | 'leap'

const isOfManner = ({ forecast }: Sweep, from: Square, { to }: Hop, rolls: boolean, manner: Manner): boolean =>
  manner === 'leap' || (!rolls && forecast.isQuiet(from, to)) === (manner === 'quiet')

/** Extends a route by every hop of this manner. */
const goOn = (sweep: Sweep, route: number, manner: Manner): void => {
  const { forecast, routes, here } = sweep
  const { moves, rushes } = forecast
  const stop = routes.stops[route]
  const from = stop.square
  if ((manner === 'leap' && stop.leapt) || stop.stuck) return
  const slips = forecast.slipsAfter(stop.moved)
  routes.spread(route, here)
  const { steps, leaps } = waysFrom(sweep, from, stop.carrying)
  for (const hop of manner === 'leap' ? leaps : steps) {
    const moved = stop.moved + hop.cost
    const carrying = stop.carrying || forecast.takesBall(hop.to)
    if (moved > moves + rushes || routes.isSafe(hop.to, carrying)) continue
    const rushing = rushesFor(forecast, stop.moved, moved)
    if (!isOfManner(sweep, from, hop, slips || rushing > 0, manner)) continue
    const leapt = stop.leapt || hop.leap
    const stuck = forecast.stopsAt(hop.to, moved)
    const next: Stop = {
      square: hop.to,
      moved,
      rolls: stop.rolls,
      carrying,
      leapt,
      stuck,
      byLeap: hop.leap,
      from: route,
    }
    if (manner === 'quiet') {
      routes.draft.set(here)
      keep(sweep, next)
      continue
    }
    rollAtBest(sweep, from, hop.leap, rushing)
    if (!routes.isWanted(next)) continue
    const forecasted = forecast.hop(from, hop, rushing, stop.carrying, slips)
    if (forecasted.unopposed !== null) sweep.seenOpposed = true
    const rolls = rollsOf(sweep, forecasted)
    if (!rolls) continue
    roll(sweep, forecasted)
    keep(sweep, { ...next, rolls: stop.rolls + rolls.length })
  }
}

const goOnAll = (sweep: Sweep, moved: number, manner: Manner): void => {
  const layer = sweep.waiting[moved]
  for (let i = 0; layer !== undefined && i < layer.length; i++)
    if (!sweep.routes.isDropped(layer[i])) goOn(sweep, layer[i], manner)
}

/** By layers of movement used; a leap lands two layers on, after all steps that end there. */
const sweepPitch = (sweep: Sweep): void => {
  const longest = sweep.waiting.length - 1
  for (let moved = 0; moved < longest; moved++) {
    goOnAll(sweep, moved, 'quiet')
    goOnAll(sweep, moved, 'risky')
    goOnAll(sweep, moved - 1, 'leap')
  }
}

/** The chance that the player gets there and has the movement for the deed of his action; 0 where he has none left. */
export const chanceToAct = (sweep: Sweep, route: number): number => {
  const { forecast, routes, easiest, there } = sweep
  const rushes = forecast.deedRushes(routes.stops[route].moved)
  if (rushes <= 0) return rushes < 0 ? 0 : routes.totals[route]
  routes.spread(route, there)
  routes.draft.set(there)
  for (let i = 0; i < rushes; i++) passRoll(sweep, easiest[0])
  return routes.draft.reduce((sum, chance) => sum + chance, 0)
}

/** All routes of one player that are worth keeping, to every square he can reach. */
export const newSweep = (engine: Engine, match: Match, player: number, wanted: ForecastOptions): Sweep =>
  sweptBy(engine.rules.pitch, forecastMove(engine, match, player, wanted), true)

/** The same as if the other coach took up no offer against him. */
export const unopposedSweep = ({ pitch, forecast }: Sweep): Sweep => sweptBy(pitch, forecast, false)

const sweptBy = (pitch: Pitch, forecast: MoveForecast, opposed: boolean): Sweep => {
  const states = newRerollStates(forecast.teamRerolls)
  const room = (forecast.teamRerolls + 1) << forecast.onceRerolls
  const longest = forecast.moves + forecast.rushes
  const sweep: Sweep = {
    pitch,
    forecast,
    states,
    routes: newRoutes(pitch.squares, states, room),
    compiled: new Map(),
    easiest: states.compile([forecast.easiest.rush, forecast.easiest.dodge, forecast.easiest.leap]),
    waiting: Array.from({ length: longest + 1 }, () => []),
    ways: new Array(pitch.squares * 2),
    here: new Float64Array(room),
    there: new Float64Array(room),
    opposed,
    seenOpposed: false,
  }
  if (forecast.possible && forecast.at >= 0) {
    sweep.here[0] = 1
    roll(sweep, forecast.opening)
    const { at, carrying, leapt, opening } = forecast
    const stuck = forecast.stopsAt(at, 0)
    keep(sweep, { square: at, moved: 0, rolls: opening.rolls.length, carrying, leapt, stuck, byLeap: false, from: -1 })
    sweepPitch(sweep)
  }
  return sweep
}
