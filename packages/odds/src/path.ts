// The path to one square, step by step. A sweep keeps one of many equally good routes; this finds the straightest of
// them. Neighbours: reach.ts calls it, sweep.ts has the routes, straight.ts searches.
import type { Hop, RollForecast, Square } from '@double-skulls/engine'
import { TINY } from './rerollStates.ts'
import { type Leg, straightest } from './straight.ts'
import { chanceOfRolls, roll, rollsOf, rushesFor, type Sweep, waysFrom } from './sweep.ts'

/** One step of a path. */
export interface PathStep {
  readonly to: Square
  /** Whether it is a leap instead of a step. */
  readonly leap: boolean
  /** The rolls it takes, in order. */
  readonly rolls: readonly RollForecast[]
  /** The chance to get this far. */
  readonly chance: number
}

/** A route to a square, with its rolls and its chance. */
export interface Path {
  readonly steps: readonly PathStep[]
  /** The squares of its steps. */
  readonly squares: readonly Square[]
  /** Rolls before the first step: traits like Bone-head, and standing up. */
  readonly opening: readonly RollForecast[]
  readonly chance: number
  /** The chance of the same route if the other coach takes up no offer against him; equal to `chance` if he has none. */
  readonly unopposed: number
  /** The number of its rolls. */
  readonly rolls: number
  /** Squares of movement used, rushes included. */
  readonly moved: number
  readonly rushes: number
  /** Whether he arrives with the ball. */
  readonly carrying: boolean
  /** Whether no player's skill can change these rolls or stop him on the way. */
  readonly exact: boolean
}

/** The state of a path: its chance by re-rolls left, and what it has used. */
interface State {
  readonly spread: Float64Array
  readonly chance: number
  readonly rolls: number
  readonly carrying: boolean
  readonly leapt: boolean
}

const stateOf = ({ routes, here }: Sweep, route: number): State => {
  const { rolls, carrying, leapt } = routes.stops[route]
  routes.spread(route, here)
  return { spread: here.slice(), chance: routes.totals[route], rolls, carrying, leapt }
}

/** The state after a hop; null where the hop is impossible, or the path is already worse than the best route. */
const afterHop = (sweep: Sweep, leg: Leg<Hop, State>, hop: Hop, best: State): State | null => {
  const { forecast, here, routes } = sweep
  const { square, moved, state } = leg
  const rushing = rushesFor(forecast, moved, moved + hop.cost)
  const slips = forecast.slipsAfter(moved)
  if (!hop.leap && rushing === 0 && !slips && forecast.isQuiet(square, hop.to)) return state
  const carrying = state.carrying || forecast.takesBall(hop.to)
  if (carrying && !best.carrying) return null
  const hopped = forecast.hop(square, hop, rushing, state.carrying, slips)
  const taken = rollsOf(sweep, hopped)
  if (!taken) return null
  const rolls = state.rolls + taken.length
  if (rolls > best.rolls) return null
  here.set(state.spread)
  roll(sweep, hopped)
  const spread = routes.draft.slice()
  const chance = spread.reduce((sum, one) => sum + one, 0)
  return chance < best.chance - TINY ? null : { spread, chance, rolls, carrying, leapt: state.leapt || hop.leap }
}

const isSame = (a: State, b: State): boolean =>
  a === b ||
  (a.rolls === b.rolls &&
    a.carrying === b.carrying &&
    a.leapt === b.leapt &&
    a.spread.every((chance, s) => Math.abs(chance - b.spread[s]) <= TINY))

/** The straightest path that is as good as this route. */
const legsOf = (sweep: Sweep, end: number): readonly Leg<Hop, State>[] => {
  const { pitch, forecast, routes } = sweep
  const best = stateOf(sweep, end)
  const { square, moved } = routes.stops[end]
  const start = stateOf(sweep, 0)
  const legs = straightest<Hop, State>(pitch, {
    from: forecast.at,
    to: square,
    moved,
    start,
    // A leap always needs a roll.
    leaps: best.rolls > start.rolls && sweep.ways.some((ways) => ways !== undefined && ways.leaps.length > 0),
    isSame,
    waysOn: ({ square: at, moved: before, state }) => {
      if (forecast.stopsAt(at, before)) return []
      const { steps, leaps } = waysFrom(sweep, at, state.carrying)
      return leaps.length === 0 || state.leapt ? steps : [...steps, ...leaps]
    },
    goOn: (leg, hop) => afterHop(sweep, leg, hop, best),
    isGood: ({ rolls, carrying }) => rolls === best.rolls && carrying === best.carrying,
  })
  // Cannot happen: the route itself is such a path.
  if (!legs) throw new Error(`no way to square ${square} is as good as the best one`)
  return legs
}

export const pathOf = (sweep: Sweep, end: number): Path => {
  const { forecast, routes } = sweep
  const steps: PathStep[] = []
  const alone: RollForecast[] = [...forecast.opening.rolls]
  let opposed = false
  let exact = forecast.opening.exact
  for (const { way, before, state } of legsOf(sweep, end)) {
    if (!way || !before) continue
    const rushing = rushesFor(forecast, before.moved, before.moved + way.cost)
    const slips = forecast.slipsAfter(before.moved)
    const hop = forecast.hop(before.square, way, rushing, before.state.carrying, slips)
    exact = exact && hop.exact
    opposed = opposed || hop.unopposed !== null
    alone.push(...(hop.unopposed ?? hop.rolls))
    steps.push({ to: way.to, leap: way.leap, rolls: rollsOf(sweep, hop) ?? [], chance: state.chance })
  }
  const { rolls, moved, carrying } = routes.stops[end]
  return {
    steps,
    squares: steps.map(({ to }) => to),
    opening: forecast.opening.rolls,
    chance: routes.totals[end],
    unopposed: opposed ? chanceOfRolls(sweep, alone) : routes.totals[end],
    rolls,
    moved,
    rushes: rushesFor(forecast, 0, moved),
    carrying,
    exact,
  }
}
