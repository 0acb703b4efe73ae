// The straightest of equally good ways to a square: the fewest changes of direction, then nearest to the straight line.
// Neighbours: path.ts asks for the routes of reach.ts; bots ask for their walks.
import { distance, type Pitch, type Square } from '@double-skulls/engine'

/** One way on from a square: a step, or a leap over more than one square. */
export interface Onward {
  readonly to: Square
  /** Squares of movement. */
  readonly cost: number
}

/** A way so far: where it has come to, and what the caller keeps about it. */
export interface Leg<W extends Onward, S> {
  readonly square: Square
  readonly moved: number
  readonly state: S
  /** What led here, and from where; null at the start. */
  way: W | null
  before: Leg<W, S> | null
  readonly direction: number
  readonly turns: number
  /** How far its squares lie from the straight line, summed up. */
  aside: number
  /** Another one that has come to the same square from the same direction, with another state. */
  readonly twin: Leg<W, S> | null
}

export interface Course<W extends Onward, S> {
  readonly from: Square
  readonly to: Square
  /** Squares of movement that the way takes, no more and no less. */
  readonly moved: number
  readonly start: S
  /** Whether some way on may go over more than one square. */
  readonly leaps: boolean
  waysOn(leg: Leg<W, S>): readonly W[]
  /** The state after going on; null where the way is then worse than the best one. */
  goOn(leg: Leg<W, S>, way: W): S | null
  /** Whether whatever can follow one can follow the other, with the same result. */
  isSame(a: S, b: S): boolean
  /** Whether a way that ends with this state is as good as the best one. */
  isGood(state: S): boolean
}

const NO_DIRECTION = -1

/** A number for the direction of a way on: the same for a step and a leap along one line. */
const directionOf = ({ x, y }: Pitch, from: Square, { to, cost }: Onward): number => {
  const across = x[to] - x[from]
  const down = y[to] - y[from]
  // Two squares straight on are one square straight on, twice.
  const half = cost > 1 && across % 2 === 0 && down % 2 === 0 ? 2 : 1
  return (across / half + 2) * 5 + down / half + 2
}

/** How often a way through these squares changes its direction. */
export const changesOfDirection = (pitch: Pitch, from: Square, squares: readonly Square[]): number => {
  const directions = squares.map((to, i) => {
    const last = i === 0 ? from : squares[i - 1]
    return directionOf(pitch, last, { to, cost: distance(pitch, last, to) })
  })
  return directions.filter((direction, i) => i > 0 && direction !== directions[i - 1]).length
}

const startOf = <W extends Onward, S>({ from, start }: Course<W, S>): Leg<W, S> => ({
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

/** From the first leg to the last, without the start. */
const legsTo = <W extends Onward, S>(last: Leg<W, S>): readonly Leg<W, S>[] => {
  const legs: Leg<W, S>[] = []
  for (let leg = last; leg.before; leg = leg.before) legs.unshift(leg)
  return legs
}

/**
 * The way with all its diagonal steps first, or last; null where it is not good. Where a way takes as many steps as the squares
 * are apart, and nobody leaps, none has fewer turns or lies nearer to the straight line.
 */
const direct = <W extends Onward, S>({ x, y }: Pitch, course: Course<W, S>, late: boolean): Leg<W, S> | null => {
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

/** The legs of the straightest good way, the first step first; null where no way is good. */
export const straightest = <W extends Onward, S>(pitch: Pitch, course: Course<W, S>): readonly Leg<W, S>[] | null => {
  const { from, to, moved } = course
  if (!course.leaps && distance(pitch, from, to) === moved) {
    const line = direct(pitch, course, false) ?? direct(pitch, course, true)
    if (line) return legsTo(line)
  }
  return search(pitch, course)
}

/** By the number of turns: first all that lies straight ahead, then all that one turn leads to, and so on. */
const search = <W extends Onward, S>(pitch: Pitch, course: Course<W, S>): readonly Leg<W, S>[] | null => {
  const { from, to, moved } = course
  const { x, y } = pitch
  const [across, down] = [x[to] - x[from], y[to] - y[from]]
  const asideAt = (square: Square): number => Math.abs(across * (y[square] - y[from]) - down * (x[square] - x[from]))
  const known = new Map<number, Leg<W, S>>()

  /** Notes where the way leads unless it is too far from the end, or an equal leg is known that is as straight. */
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
      // Nothing has gone on from it yet: legs go on in the order of the movement they have used.
      equal.way = way
      equal.before = before
      equal.aside = aside
    }
  }

  const newLayers = (): Leg<W, S>[][] => {
    const made: Leg<W, S>[][] = []
    while (made.length <= moved) made.push([])
    return made
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
