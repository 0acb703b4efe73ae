// The re-rolls used so far as a number, and distributions ("spreads") of a plan's chance over these states. Neighbours:
// sweep.ts and chain.ts carry such distributions from roll to roll.
import { type RerollSource, TEAM } from '@double-skulls/engine'

const TEAM_CODE = -1
const ENDLESS_CODE = -2

/** A roll with codes for its re-rolls: −1 is a team re-roll, −2 a skill without limit, others the bit of a skill. */
export interface CompiledRoll {
  readonly chance: number
  readonly codes: readonly number[]
  readonly gates: readonly number[]
}

export interface RerollStates {
  /** Team re-rolls that may be used. */
  readonly counters: number
  /** The number of states so far; it grows with every new skill. */
  size(): number
  compile(
    rolls: readonly { readonly chance: number; readonly rerolls: readonly RerollSource[] }[],
  ): readonly CompiledRoll[]
  /** The state after using a re-roll, or −1 where it is already used up. */
  after(code: number, state: number): number
  /** What is used in a state: skills by id, and `team` once for each team re-roll. */
  used(state: number): readonly string[]
  /**
   * Passes the distribution `from` through a roll into `to`, each of `size()` states from its offset; failures drop
   * out.
   */
  pass(roll: CompiledRoll, from: Float64Array, fromOffset: number, to: Float64Array, toOffset: number): void
  /** Whether the distribution at `a` is at least as good as the one at `b` for any further rolls. */
  dominates(spread: Float64Array, a: number, b: number): boolean
}

/** Differences below this are rounding. */
export const TINY = 1e-12

/** With more sets than this a simpler, greedy test is used, which is correct but keeps a few more routes. */
const MOST_SETS = 160

/**
 * The down-closed sets of states: with each state, every state in which less is used. One distribution dominates
 * another when it has at least as much in every such set.
 */
const closedSets = (counters: number, skills: number): readonly (readonly number[])[] | null => {
  const levels = counters + 1
  const size = levels << skills
  const below = (s: number): number[] => {
    const bits = Math.floor(s / levels)
    const states = s % levels > 0 ? [s - 1] : []
    for (let k = 0; k < skills; k++) if (bits & (1 << k)) states.push(s - levels * (1 << k))
    return states
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
  let sets = knownSets.get(key)
  if (sets === undefined) {
    sets = closedSets(counters, skills)
    knownSets.set(key, sets)
  }
  return sets
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

  /** The greedy test: whether all of `b` fits into states of `a` that are at least as good. */
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
