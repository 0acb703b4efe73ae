// What is left to re-roll with, as a number: which skills that work once were used, and how many of the team's counters.
// A plan's chance is spread over these states. Neighbours: reach.ts and chain.ts carry such spreads from roll to roll.
import { type RerollSource, TEAM } from '@double-skulls/engine'

const TEAM_CODE = -1
const ENDLESS_CODE = -2

/** A roll with its re-rolls by number: −1 is the team's counter, −2 a skill that is never used up, others a bit. */
export interface CompiledRoll {
  readonly chance: number
  readonly codes: readonly number[]
  readonly gates: readonly number[]
}

export interface RerollStates {
  /** Team counters that may be used. */
  readonly counters: number
  /** How many states exist so far: it grows with every skill that is met. */
  size(): number
  compile(
    rolls: readonly { readonly chance: number; readonly rerolls: readonly RerollSource[] }[],
  ): readonly CompiledRoll[]
  /** The state after using a re-roll in that one, or −1 where it is not there any more. */
  after(code: number, state: number): number
  /** What was used up in a state: skills by id, and `team` as often as it was. */
  used(state: number): readonly string[]
  /** Spreads what `from` holds over `to`, both of `size()` states from their offset: whatever fails is gone. */
  pass(roll: CompiledRoll, from: Float64Array, fromOffset: number, to: Float64Array, toOffset: number): void
  /** Whether the spread at `a` is at least as good as the one at `b` for whatever may still be rolled. */
  dominates(spread: Float64Array, a: number, b: number): boolean
}

/** Differences below this are rounding. */
export const TINY = 1e-12

/** With more sets than this one spread is poured into the other instead, which is right but keeps a few more routes. */
const MOST_SETS = 160

/**
 * Sets of states that hold, with each state, every state in which less was used. One spread is better than another
 * whatever comes when it has as much in every such set.
 */
const closedSets = (counters: number, skills: number): readonly (readonly number[])[] | null => {
  const levels = counters + 1
  const size = levels << skills
  const below = (s: number): number[] => {
    const bits = Math.floor(s / levels)
    const found = s % levels > 0 ? [s - 1] : []
    for (let k = 0; k < skills; k++) if (bits & (1 << k)) found.push(s - levels * (1 << k))
    return found
  }
  let sets: number[][] = [[]]
  for (let s = 0; s < size; s++) {
    const needs = below(s)
    const more = sets.filter((set) => needs.every((one) => set.includes(one))).map((set) => [...set, s])
    sets = sets.concat(more)
    if (sets.length > MOST_SETS) return null
  }
  return sets.filter((set) => set.length > 0)
}

const knownSets = new Map<number, readonly (readonly number[])[] | null>()

const setsFor = (counters: number, skills: number): readonly (readonly number[])[] | null => {
  const key = counters * 16 + skills
  let found = knownSets.get(key)
  if (found === undefined) {
    found = closedSets(counters, skills)
    knownSets.set(key, found)
  }
  return found
}

export const newRerollStates = (counters: number): RerollStates => {
  const levels = counters + 1
  const skills: string[] = []
  let size = levels

  const codeOf = (source: string, once: boolean): number => {
    if (source === TEAM) return TEAM_CODE
    if (!once) return ENDLESS_CODE
    let index = skills.indexOf(source)
    if (index < 0) {
      index = skills.push(source) - 1
      size = levels << skills.length
    }
    return index
  }

  const after = (code: number, state: number): number => {
    if (code === ENDLESS_CODE) return state
    if (code === TEAM_CODE) return state % levels < counters ? state + 1 : -1
    const bit = levels << code
    return state % (bit * 2) < bit ? state + bit : -1
  }

  const isBelow = (t: number, s: number): boolean => {
    const bits = Math.floor(t / levels)
    return t % levels <= s % levels && (bits & Math.floor(s / levels)) === bits
  }

  /** Whether all that is at `b` finds room in as good or better states at `a`. */
  const pours = (spread: Float64Array, a: number, b: number): boolean => {
    const room = spread.slice(a, a + size)
    for (let s = 0; s < size; s++) {
      let left = spread[b + s]
      for (let t = s; t >= 0 && left > 0; t--) {
        if (room[t] === 0 || !isBelow(t, s)) continue
        const poured = Math.min(room[t], left)
        room[t] -= poured
        left -= poured
      }
      if (left > TINY) return false
    }
    return true
  }

  return {
    counters,
    size: () => size,
    after,
    used: (state) => [
      ...skills.filter((_, k) => Math.floor(state / levels) & (1 << k)),
      ...new Array<string>(state % levels).fill(TEAM),
    ],
    compile: (rolls) =>
      rolls.map(({ chance, rerolls }) => ({
        chance,
        codes: rerolls.map(({ source, once }) => codeOf(source, once)),
        gates: rerolls.map((one) => one.chance),
      })),
    pass: ({ chance, codes, gates }, from, fromOffset, to, toOffset) => {
      for (let s = 0; s < size; s++) {
        const here = from[fromOffset + s]
        if (here === 0) continue
        to[toOffset + s] += here * chance
        for (let i = 0; i < codes.length; i++) {
          const next = after(codes[i], s)
          if (next < 0) continue
          to[toOffset + next] += here * (1 - chance) * gates[i] * chance
          break
        }
      }
    },
    dominates: (spread, a, b) => {
      const sets = setsFor(counters, skills.length)
      if (sets === null) return pours(spread, a, b)
      for (const set of sets) {
        let more = TINY
        for (const s of set) more += spread[a + s] - spread[b + s]
        if (more < 0) return false
      }
      return true
    },
  }
}
