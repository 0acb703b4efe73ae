// A deed against somebody who is out of reach, as one plan: the action, the way to a square beside him, and the deed from
// there. The engine says what is possible; here only the squares are compared. Neighbours: reckoner.ts keeps it, aim.ts offers it, errand.ts walks.
import {
  type Action,
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
  /** What is declared for it. */
  readonly kind: PlanKind
  readonly player: number
  readonly target: number
  /** From the last waypoint, or from where he stands; null where he is beside him already. */
  readonly way: Path | null
  /** All of the way, waypoints included. */
  readonly whole: Path | null
  readonly squares: readonly Square[]
  readonly deed: Action
  readonly forecast: BlockForecast | FoulForecast
  readonly errand: Errand
}

/** Actions whose deed can be meant by pointing at somebody far away. */
export const planKinds = ['blitz', 'foul'] as const
export type PlanKind = (typeof planKinds)[number]

/** What is meant by pointing at him: whoever stands is hit, whoever lies is kicked. The engine says whether that may be. */
export const kindFor = (match: Match, target: number): PlanKind =>
  match.players[target].posture === 'standing' ? 'blitz' : 'foul'

const deedOf = (kind: PlanKind, target: number): Action => action(kind === 'blitz' ? 'block' : 'foul', target)

const forecastOf = (engine: Engine, match: Match, kind: PlanKind, wanted: Wanted, options: DeedOptions = {}) =>
  kind === 'blitz'
    ? forecastBlock(engine, match, wanted.player, wanted.target, options)
    : forecastFoul(engine, match, wanted.player, wanted.target, options)

/** A rough measure for comparing squares only; the odds that are shown are reckoned exactly. */
const promise = (forecast: BlockForecast | FoulForecast, own: Match['turn']['side']): number => {
  const rolls = forecast.rolls.reduce((product, { chance }) => product * chance, 1)
  if (!('dice' in forecast)) return rolls * (forecast.armour?.chance ?? 0)
  return rolls * (forecast.chooser === own ? 1 - (2 / 3) ** forecast.dice : (1 / 3) ** forecast.dice)
}

export interface Wanted {
  readonly player: number
  readonly target: number
  readonly waypoints: readonly Path[]
}

/** The match once the waypoints are passed, with that action declared, and where he can go from there. */
interface Start {
  readonly match: Match
  readonly found: Reach
}

const startOf = (engine: Engine, of: Match, kind: PlanKind, { player, target, waypoints }: Wanted): Start | null => {
  const passed = waypoints.flatMap(({ squares }) => squares)
  // The way counts as part of the action: it is walked on a copy in which that action is declared.
  const path = forecastPath(engine, of, player, passed, { action: kind, target })
  if (path.possible < passed.length) return null
  const match = passed.length === 0 ? of : path.arrive([])
  const found = reach(engine, match, player, { action: kind, target, underWay: passed.length > 0 })
  return { match, found }
}

/** A square beside the target to do it from. */
interface Stand {
  readonly worth: number
  readonly moved: number
  /** Null where he stands there already. The straightest way takes a search, so it is looked for only where it matters. */
  way(): Path | null
}

/** Differences below this are those of the arithmetic. */
const EQUAL = 1e-9

/** The most promising first, then the shortest way, then the straightest. */
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

/** Where he could do it from and still pay for it, the best first. */
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
    // Even the best dice would not make it better than what is known.
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

/** Three dice of one's own choice; armour that cannot hold. */
const MOST_PROMISE: { readonly [K in PlanKind]: number } = { blitz: 1 - (2 / 3) ** 3, foul: 1 }

const planOf = (engine: Engine, situation: Situation, kind: PlanKind, wanted: Wanted): DeedPlan | null => {
  const { match } = situation
  const { player, target, waypoints } = wanted
  const declare = declaredBy(situation, player, kind)
  const start = declare && startOf(engine, match, kind, wanted)
  if (!start) return null
  for (const stand of standsFor(engine, start, kind, wanted)) {
    const way = stand.way()
    const parts = way ? [...waypoints, way] : waypoints
    const squares = parts.flatMap((part) => part.squares)
    // All of it in earnest: what is left of his movement counts too, and of his action.
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

/** The best square to do it from, or null where he cannot get at him. */
export const deedPlan = (engine: Engine, situation: Situation, wanted: Wanted): DeedPlan | null =>
  planOf(engine, situation, kindFor(situation.match, wanted.target), wanted)
