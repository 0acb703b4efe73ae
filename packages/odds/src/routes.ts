// The routes kept by a search over squares: the square, what was used, and the chance by re-rolls used. A dominated
// route is dropped. Neighbours: sweep.ts grows the routes, rerollStates.ts compares them.
import type { Square } from '@double-skulls/engine'
import { type RerollStates, TINY } from './rerollStates.ts'

const FIRST_ROOM = 1024
/** A search stops at this many routes; positions of real matches stay far below. */
const MOST_ROUTES = 60_000

export interface Stop {
  readonly square: Square
  readonly moved: number
  readonly rolls: number
  readonly carrying: boolean
  readonly leapt: boolean
  /** Whether he can go no further from there: with more movement used he might. */
  readonly stuck: boolean
  /** Whether the last hop was a leap or jump. */
  readonly byLeap: boolean
  readonly from: number
}

/** A chance to compare routes by, other than that of getting there; 0 for a route that does not count. */
export type ChanceOf = (route: number) => number

export interface Routes {
  readonly stops: Stop[]
  /** The chance of a route, summed over all states. */
  readonly totals: number[]
  /** A buffer for the distribution of the next route; `add` reads it. */
  readonly draft: Float64Array
  spread(route: number, into: Float64Array): void
  /** Keeps the route whose distribution is in `draft` unless an earlier one is as good; returns its number, or −1. */
  add(stop: Stop): number
  isDropped(route: number): boolean
  /** Whether a route gets there without a roll after the opening ones: no later route can be better. */
  isSafe(square: Square, carrying: boolean): boolean
  /** Whether a route with the distribution in `draft` would be kept. */
  isWanted(stop: Stop): boolean
  /** The best route to a square, or −1: highest chance (or `chanceOf`), then fewest rolls, then fewest squares. */
  best(square: Square, carrying: boolean, chanceOf?: ChanceOf): number
  /** The better of two routes by the same order; either may be −1. */
  better(a: number, b: number, chanceOf?: ChanceOf): number
}

export const newRoutes = (squares: number, states: RerollStates, room: number): Routes => {
  const stops: Stop[] = []
  const totals: number[] = []
  const dropped: boolean[] = []
  const after: number[] = []
  const first = new Int32Array(squares * 2).fill(-1)
  const safe = new Uint8Array(squares * 2)
  let spreads = new Float64Array(FIRST_ROOM * room)
  const draft = new Float64Array(room)

  const listOf = (square: Square, carrying: boolean): number => square * 2 + (carrying ? 1 : 0)

  const place = (): number => {
    if ((stops.length + 1) * room > spreads.length) {
      const larger = new Float64Array(spreads.length * 2)
      larger.set(spreads)
      spreads = larger
    }
    return stops.length * room
  }

  /** Whether route `a` dominates route `b`. */
  const beats = (a: number, b: Stop, totalB: number, offsetB: number): boolean => {
    const one = stops[a]
    if (one.moved > b.moved || (one.leapt && !b.leapt) || (one.stuck && !b.stuck)) return false
    const total = totals[a]
    if (total < totalB - TINY) return false
    // With an equal chance, the route with fewer rolls is preferred.
    if (one.rolls > b.rolls && total < totalB + TINY) return false
    return spreads[a * room] >= totalB - TINY || states.dominates(spreads, a * room, offsetB)
  }

  const isBeaten = (stop: Stop, total: number, offset: number): boolean => {
    for (let other = first[listOf(stop.square, stop.carrying)]; other >= 0; other = after[other])
      if (!dropped[other] && beats(other, stop, total, offset)) return true
    return false
  }

  /** Copies the draft to the place of the next route and returns its total chance. */
  const note = (offset: number): number => {
    let total = 0
    for (let s = 0; s < room; s++) {
      spreads[offset + s] = draft[s]
      total += draft[s]
    }
    return total
  }

  const better = (a: number, b: number, chanceOf?: ChanceOf): number => {
    const chanceA = a < 0 ? 0 : chanceOf ? chanceOf(a) : totals[a]
    const chanceB = b < 0 ? 0 : chanceOf ? chanceOf(b) : totals[b]
    if (chanceA <= 0 || chanceB <= 0) return chanceA > 0 ? a : chanceB > 0 ? b : -1
    const gain = chanceB - chanceA
    if (Math.abs(gain) > TINY) return gain > 0 ? b : a
    return (stops[b].rolls - stops[a].rolls || stops[b].moved - stops[a].moved) < 0 ? b : a
  }

  return {
    stops,
    totals,
    draft,
    spread: (route, into) => {
      const offset = route * room
      for (let s = 0; s < room; s++) into[s] = spreads[offset + s]
    },
    add: (stop) => {
      if (stops.length >= MOST_ROUTES) return -1
      const offset = place()
      const total = note(offset)
      if (total <= 0 || isBeaten(stop, total, offset)) return -1
      const list = listOf(stop.square, stop.carrying)
      const route = stops.push(stop) - 1
      if (stop.rolls === stops[0].rolls && !stop.stuck) safe[list] = 1
      totals.push(total)
      dropped.push(false)
      after.push(first[list])
      first[list] = route
      for (let other = after[route]; other >= 0; other = after[other])
        if (!dropped[other] && beats(route, stops[other], totals[other], other * room)) dropped[other] = true
      return route
    },
    isSafe: (square, carrying) => safe[listOf(square, carrying)] === 1,
    isDropped: (route) => dropped[route],
    isWanted: (stop) => {
      const offset = place()
      const total = note(offset)
      return total > 0 && !isBeaten(stop, total, offset)
    },
    best: (square, carrying, chanceOf) => {
      let bestRoute = -1
      for (let other = first[listOf(square, carrying)]; other >= 0; other = after[other])
        bestRoute = better(bestRoute, other, chanceOf)
      return bestRoute
    },
    better,
  }
}
