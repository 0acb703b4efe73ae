// A deed against a player out of reach, as one plan: the action, the route to a square beside him, and the deed from there. The
// engine says what is possible; this file only compares the squares. Neighbours: planCache.ts caches it, aim.ts offers it,
// errand.ts carries it out.
import {
  type Action,
  type Allegiance,
  action,
  type BlockForecast,
  type DeedOptions,
  type Engine,
  type FoulForecast,
  forecastBlock,
  forecastFoul,
  forecastPath,
  type Match,
  type Square,
} from '@double-skulls/engine'
import { changesOfDirection, type Path, type Reach, reach } from '@double-skulls/odds'
import type { Situation } from '../match/host.ts'
import { declaredBy } from './declared.ts'
import { type Errand, planErrand } from './errand.ts'
import { wholeWay } from './wholeWay.ts'

export interface DeedPlan {
  /** The action to declare. */
  readonly kind: PlanKind
  readonly player: number
  readonly target: number
  /** From the last waypoint, or from his square; null when he is adjacent already. */
  readonly way: Path | null
  /** The whole route, waypoints included. */
  readonly whole: Path | null
  readonly squares: readonly Square[]
  readonly deed: Action
  readonly forecast: BlockForecast | FoulForecast
  readonly errand: Errand
}

/** Actions whose deed a click on a distant player can mean. */
export const planKinds = ['blitz', 'foul'] as const
export type PlanKind = (typeof planKinds)[number]

/** What a click on a player means: a standing one is blocked, a lying one is fouled. The engine says whether that is legal. */
export const kindFor = (match: Match, target: number): PlanKind =>
  match.players[target].posture === 'standing' ? 'blitz' : 'foul'

const deedOf = (kind: PlanKind, target: number): Action => action(kind === 'blitz' ? 'block' : 'foul', target)

const forecastOf = (engine: Engine, match: Match, kind: PlanKind, wanted: Wanted, options: DeedOptions = {}) =>
  kind === 'blitz'
    ? forecastBlock(engine, match, wanted.player, wanted.target, options)
    : forecastFoul(engine, match, wanted.player, wanted.target, options)

/** A rough estimate, for comparing squares only; the odds that are shown are exact. */
const promise = (forecast: BlockForecast | FoulForecast, own: Allegiance): number => {
  const rolls = forecast.rolls.reduce((product, { chance }) => product * chance, 1)
  if (!('dice' in forecast)) return rolls * (forecast.armour?.chance ?? 0)
  return rolls * (forecast.chooser === own ? 1 - (2 / 3) ** forecast.dice : (1 / 3) ** forecast.dice)
}

export interface Wanted {
  readonly player: number
  readonly target: number
  readonly waypoints: readonly Path[]
}

/** The match after the waypoints, with that action declared, and where the player can go from there. */
interface Start {
  readonly match: Match
  readonly found: Reach
}

const startOf = (engine: Engine, of: Match, kind: PlanKind, { player, target, waypoints }: Wanted): Start | null => {
  const passed = waypoints.flatMap(({ squares }) => squares)
  // The route is part of the action: it is searched on a copy in which that action is declared.
  const path = forecastPath(engine, of, player, passed, { action: kind, target })
  if (path.possible < passed.length) return null
  const match = passed.length === 0 ? of : path.arrive([])
  const found = reach(engine, match, player, { action: kind, target, underWay: passed.length > 0 })
  return { match, found }
}

/** A square beside the target from which the deed is done. */
interface Stand {
  readonly worth: number
  readonly moved: number
  /** null when he stands there already. Finding the straightest route costs a search, so it is done only when it matters. */
  way(): Path | null
}

/** Differences below this are rounding errors. */
const EQUAL = 1e-9

/** Best estimate first, then the shortest route, then the straightest. */
const byWorth =
  (turns: (stand: Stand) => number) =>
  (a: Stand, b: Stand): number => {
    const gain = b.worth - a.worth
    if (Math.abs(gain) > EQUAL) return gain
    return a.moved - b.moved || turns(a) - turns(b)
  }

const once = <T>(make: () => T): (() => T) => {
  let made: { readonly it: T } | null = null
  return () => {
    made ??= { it: make() }
    return made.it
  }
}

/** Squares from which he can still afford the deed, best first. */
const standsFor = (engine: Engine, start: Start, kind: PlanKind, wanted: Wanted): readonly Stand[] => {
  const { match, found } = start
  const from = match.players[wanted.player].at
  const { side } = match.players[wanted.player]
  const near = engine.rules.pitch.neighbours[match.players[wanted.target].at]
    .filter((square) => square === from || match.board[square] === 0)
    .map((square) => ({ square, chance: found.chanceToAct(square) }))
    .filter(({ chance }) => chance > 0)
    .sort((a, b) => b.chance - a.chance)
  let best = 0
  const stands: Stand[] = []
  for (const { square, chance } of near) {
    // Even with the best dice this square cannot beat the best one so far.
    if (chance * MOST_PROMISE[kind] < best) break
    const forecast = forecastOf(engine, match, kind, wanted, { action: kind, from: square })
    if (!forecast.possible) continue
    const worth = chance * promise(forecast, side)
    const moved = square === from ? 0 : found.moved(square, { toAct: true })
    stands.push({ worth, moved, way: once(() => (square === from ? null : found.path(square, { toAct: true }))) })
    best = Math.max(best, worth)
  }
  const turns = (stand: Stand): number => changesOfDirection(engine.rules.pitch, from, stand.way()?.squares ?? [])
  return stands.sort(byWorth(turns))
}

/** Upper bounds: three dice of his own choice; armour that always breaks. */
const MOST_PROMISE: { readonly [K in PlanKind]: number } = { blitz: 1 - (2 / 3) ** 3, foul: 1 }

const planOf = (engine: Engine, situation: Situation, kind: PlanKind, wanted: Wanted): DeedPlan | null => {
  const { match } = situation
  const { player, target, waypoints } = wanted
  const declare = declaredBy(engine, situation, player, kind)
  const start = declare && startOf(engine, match, kind, wanted)
  if (!start) return null
  for (const stand of standsFor(engine, start, kind, wanted)) {
    const way = stand.way()
    const parts = way ? [...waypoints, way] : waypoints
    const squares = parts.flatMap((part) => part.squares)
    // Checked in the engine: the remaining movement and the action count too.
    const path = forecastPath(engine, match, player, squares, { action: kind, target })
    const forecast =
      path.possible < squares.length ? null : forecastOf(engine, path.arrive([]), kind, wanted, { underWay: true })
    if (!forecast?.possible) continue
    const deed = deedOf(kind, target)
    const steps = parts.flatMap((part) => part.steps)
    const whole = parts.length === 0 ? null : wholeWay(engine, match, player, parts, kind)
    const errand = planErrand(player, declare.action, steps, deed)
    return { kind, player, target, way, whole, squares, deed, forecast, errand }
  }
  return null
}

/** The best square for the deed, or null when he cannot reach the target. */
export const deedPlan = (engine: Engine, situation: Situation, wanted: Wanted): DeedPlan | null =>
  planOf(engine, situation, kindFor(situation.match, wanted.target), wanted)
