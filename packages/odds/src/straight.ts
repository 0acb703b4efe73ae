// The straightest of equally good paths to a square: fewest changes of direction, then nearest to the straight line.
// Neighbours: path.ts uses it for reach.ts; packages/bots for its walks.
import { distance, type Pitch, type Square } from '@double-skulls/engine'

/** A step, or a leap over more than one square. */
export interface StraightStep {
  readonly to: Square
  /** Squares of movement. */
  readonly cost: number
}

/** A path so far: its last square, and the caller's state. */
export interface Leg<W extends StraightStep, S> {
  readonly square: Square
  readonly moved: number
  readonly state: S
  /** The last hop, and the leg before it; null at the start. */
  way: W | null
  before: Leg<W, S> | null
  readonly direction: number
  readonly turns: number
  /** The summed distance of its squares from the straight line. */
  aside: number
  /** Another leg with the same square and direction but another state. */
  readonly twin: Leg<W, S> | null
}

/** What `straightest` searches for: the ends of the path, and how the caller's state changes on the way. */
export interface StraightSearch<W extends StraightStep, S> {
  readonly from: Square
  readonly to: Square
  /** The movement that the path uses exactly. */
  readonly moved: number
  /** The state on the first square. */
  readonly start: S
  /** Whether there may be leaps. */
  readonly leaps: boolean
  /** The hops that may follow. */
  waysOn(leg: Leg<W, S>): readonly W[]
  /** The state after a hop; null where the path is then worse than the best one. */
  goOn(leg: Leg<W, S>, way: W): S | null
  /** Whether two states are interchangeable: the same hops can follow with the same results. */
  isSame(a: S, b: S): boolean
  /** Whether a path that ends in this state is as good as the best one. */
  isGood(state: S): boolean
}

const NO_DIRECTION = -1

/** A number for a direction: the same for a step and a leap along one line. */
const directionOf = ({ x, y }: Pitch, from: Square, { to, cost }: StraightStep): number => {
  const across = x[to] - x[from]
  const down = y[to] - y[from]
  // A straight leap has the direction of one step.
  const half = cost > 1 && across % 2 === 0 && down % 2 === 0 ? 2 : 1
  return (across / half + 2) * 5 + down / half + 2
}

/** How often a path through these squares changes direction. */
export const changesOfDirection = (pitch: Pitch, from: Square, squares: readonly Square[]): number => {
  const directions = squares.map((to, i) => {
    const last = i === 0 ? from : squares[i - 1]
    return directionOf(pitch, last, { to, cost: distance(pitch, last, to) })
  })
  return directions.filter((direction, i) => i > 0 && direction !== directions[i - 1]).length
}

const startOf = <W extends StraightStep, S>({ from, start }: StraightSearch<W, S>): Leg<W, S> => ({
  square: from,
  moved: 0,
  state: start,
  way: null,
  before: null,
  direction: NO_DIRECTION,
  turns: 0,
  aside: 0,
  twin: null,
})

/** The legs up to the last, without the start. */
const legsTo = <W extends StraightStep, S>(last: Leg<W, S>): readonly Leg<W, S>[] => {
  const legs: Leg<W, S>[] = []
  for (let leg = last; leg.before; leg = leg.before) legs.unshift(leg)
  return legs
}

/**
 * The path with all its diagonal steps first (or last, if `late`); null where it is not good. If the path is as long as
 * the distance and has no leaps, no other path has fewer turns or is nearer to the straight line.
 */
const direct = <W extends StraightStep, S>(
  { x, y }: Pitch,
  course: StraightSearch<W, S>,
  late: boolean,
): Leg<W, S> | null => {
  const { to, moved } = course
  let leg = startOf(course)
  while (leg.moved < moved) {
    const [across, down] = [x[to] - x[leg.square], y[to] - y[leg.square]]
    const straight = Math.abs(across) - Math.abs(down)
    const ahead = late && straight !== 0
    const [nextX, nextY] = [
      x[leg.square] + (ahead && straight < 0 ? 0 : Math.sign(across)),
      y[leg.square] + (ahead && straight > 0 ? 0 : Math.sign(down)),
    ]
    const way = course.waysOn(leg).find((one) => one.cost === 1 && x[one.to] === nextX && y[one.to] === nextY)
    const state = way ? course.goOn(leg, way) : null
    if (!way || state === null) return null
    leg = { ...startOf(course), square: way.to, moved: leg.moved + 1, state, way, before: leg }
  }
  return course.isGood(leg.state) ? leg : null
}

/** The legs of the straightest good path, in order; null where no path is good. */
export const straightest = <W extends StraightStep, S>(
  pitch: Pitch,
  course: StraightSearch<W, S>,
): readonly Leg<W, S>[] | null => {
  const { from, to, moved } = course
  if (!course.leaps && distance(pitch, from, to) === moved) {
    const line = direct(pitch, course, false) ?? direct(pitch, course, true)
    if (line) return legsTo(line)
  }
  return search(pitch, course)
}

/**
 * Breadth-first search by the number of turns: first the squares straight ahead, then those after one turn, and so on.
 */
const search = <W extends StraightStep, S>(pitch: Pitch, course: StraightSearch<W, S>): readonly Leg<W, S>[] | null => {
  const { from, to, moved } = course
  const { x, y } = pitch
  const [across, down] = [x[to] - x[from], y[to] - y[from]]
  const asideAt = (square: Square): number => Math.abs(across * (y[square] - y[from]) - down * (x[square] - x[from]))
  const known = new Map<number, Leg<W, S>>()

  /** Adds the leg unless it is too far from the end, or an equal leg is known that is as straight. */
  const goOn = (before: Leg<W, S>, way: W, direction: number, turns: number, layers: Leg<W, S>[][]): void => {
    const square = way.to
    const used = before.moved + way.cost
    if (distance(pitch, square, to) > moved - used) return
    const state = course.goOn(before, way)
    if (state === null) return
    const key = (square * 25 + direction) * (moved + 1) + used
    const aside = before.aside + asideAt(square)
    const twin = known.get(key) ?? null
    let equal = twin
    while (equal !== null && !course.isSame(equal.state, state)) equal = equal.twin
    if (equal === null) {
      const leg: Leg<W, S> = { square, moved: used, state, way, before, direction, turns, aside, twin }
      known.set(key, leg)
      layers[used].push(leg)
    } else if (equal.turns === turns && aside < equal.aside) {
      // Safe to change: no leg has continued from it yet, because legs continue in the order of movement used.
      equal.way = way
      equal.before = before
      equal.aside = aside
    }
  }

  const newLayers = (): Leg<W, S>[][] => {
    const empty: Leg<W, S>[][] = []
    while (empty.length <= moved) empty.push([])
    return empty
  }
  let layers = newLayers()
  layers[0].push(startOf(course))
  for (let turns = 0; layers.some(({ length }) => length > 0); turns++) {
    for (const layer of layers)
      for (const leg of layer)
        for (const way of course.waysOn(leg)) {
          const direction = directionOf(pitch, leg.square, way)
          if (leg.direction === direction || leg.before === null) goOn(leg, way, direction, turns, layers)
        }
    let best: Leg<W, S> | null = null
    for (const leg of layers[moved])
      if (leg.square === to && course.isGood(leg.state) && (!best || leg.aside < best.aside)) best = leg
    if (best) return legsTo(best)
    const turned = newLayers()
    for (const layer of layers)
      for (const leg of layer)
        for (const way of course.waysOn(leg)) {
          const direction = directionOf(pitch, leg.square, way)
          if (leg.direction !== direction && leg.before !== null) goOn(leg, way, direction, turns + 1, turned)
        }
    layers = turned
  }
  return null
}
