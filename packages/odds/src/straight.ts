// The straightest of equally good ways to a square: the fewest changes of direction, then nearest to the straight line.
// Neighbours: path.ts asks for the routes of reach.ts; bots ask for their walks.
import type { Pitch, Square } from '@double-skulls/engine'

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
}

export interface Course<W extends Onward, S> {
  readonly from: Square
  readonly to: Square
  /** Squares of movement that the way takes, no more and no less. */
  readonly moved: number
  readonly start: S
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
const directionOf = ({ x, y }: Pitch, from: Square, to: Square): number => {
  const across = x[to] - x[from]
  const down = y[to] - y[from]
  // Two squares straight on are one square straight on, twice.
  const half = across % 2 === 0 && down % 2 === 0 ? 2 : 1
  return (across / half + 2) * 5 + down / half + 2
}

/** The legs of the straightest good way, the first step first; null where no way is good. */
export const straightest = <W extends Onward, S>(pitch: Pitch, course: Course<W, S>): readonly Leg<W, S>[] | null => {
  const { from, to, moved } = course
  const { x, y } = pitch
  const [across, down] = [x[to] - x[from], y[to] - y[from]]
  const asideAt = (square: Square): number => Math.abs(across * (y[square] - y[from]) - down * (x[square] - x[from]))
  const known = new Map<number, Leg<W, S>[]>()

  /** Notes the leg where it leads closer to the end and no equal one is known that is as straight. */
  const goOn = (leg: Leg<W, S>, way: W, direction: number, turns: number, into: Leg<W, S>[][]): void => {
    const square = way.to
    const used = leg.moved + way.cost
    if (Math.max(Math.abs(x[to] - x[square]), Math.abs(y[to] - y[square])) > moved - used) return
    const state = course.goOn(leg, way)
    if (state === null) return
    const key = (square * 25 + direction) * (moved + 1) + used
    const aside = leg.aside + asideAt(square)
    let equals = known.get(key)
    if (!equals) {
      equals = []
      known.set(key, equals)
    }
    const equal = equals.find((one) => course.isSame(one.state, state))
    if (!equal) {
      const next = { square, moved: used, state, way, before: leg, direction, turns, aside }
      equals.push(next)
      into[used].push(next)
    } else if (equal.turns === turns && aside < equal.aside) {
      // Nothing has gone on from it yet: legs go on in the order of the movement they have used.
      equal.way = way
      equal.before = leg
      equal.aside = aside
    }
  }

  const newLayers = (): Leg<W, S>[][] => Array.from({ length: moved + 1 }, () => [])
  let layers = newLayers()
  const start: Leg<W, S> = {
    ...{ square: from, moved: 0, state: course.start, way: null, before: null },
    ...{ direction: NO_DIRECTION, turns: 0, aside: 0 },
  }
  layers[0].push(start)
  for (let turns = 0; layers.some((layer) => layer.length > 0); turns++) {
    const turned = newLayers()
    for (const layer of layers)
      for (const leg of layer)
        for (const way of course.waysOn(leg)) {
          const direction = directionOf(pitch, leg.square, way.to)
          if (leg.direction === direction || leg.before === null) goOn(leg, way, direction, turns, layers)
        }
    let best: Leg<W, S> | null = null
    for (const leg of layers[moved])
      if (leg.square === to && course.isGood(leg.state) && (!best || leg.aside < best.aside)) best = leg
    if (best) {
      const legs: Leg<W, S>[] = []
      for (let leg: Leg<W, S> | null = best; leg?.before; leg = leg.before) legs.unshift(leg)
      return legs
    }
    for (const layer of layers)
      for (const leg of layer)
        if (leg.before !== null)
          for (const way of course.waysOn(leg)) {
            const direction = directionOf(pitch, leg.square, way.to)
            if (leg.direction !== direction) goOn(leg, way, direction, turns + 1, turned)
          }
    layers = turned
  }
  return null
}
