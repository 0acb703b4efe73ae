// When one distribution over re-roll states dominates another, checked against the definition for every down-closed
// set. Neighbours: src/rerollStates.ts; src/routes.ts drops routes by it.
import { seededRoller } from '@double-skulls/engine'
import { describe, expect, it } from 'vitest'
import { newRerollStates, type RerollStates } from '../src/rerollStates.ts'

const statesOf = (counters: number, skills: number): RerollStates => {
  const states = newRerollStates(counters)
  const rerolls = Array.from({ length: skills }, (_, i) => ({ source: `skill ${i}`, once: true, chance: 1 }))
  states.compile([{ chance: 0.5, rerolls }])
  return states
}

const usedUp = (states: RerollStates, state: number): string => [...states.used(state)].sort().join()

const usesLess = (states: RerollStates, one: number, other: number): boolean => {
  const left = [...states.used(other)]
  return states.used(one).every((what) => {
    const at = left.indexOf(what)
    if (at >= 0) left.splice(at, 1)
    return at >= 0
  })
}

/** Every set of states that contains, with each state, all states in which less is used. */
const downSets = (states: RerollStates): number[][] => {
  const all = Array.from({ length: states.size() }, (_, state) => state)
  return Array.from({ length: 2 ** all.length }, (_, bits) => all.filter((state) => bits & (1 << state))).filter(
    (set) => set.every((state) => all.every((other) => !usesLess(states, other, state) || set.includes(other))),
  )
}

describe.each([
  [1, 0],
  [2, 0],
  [0, 1],
  [1, 1],
  [2, 1],
  [0, 2],
  [1, 2],
])('with %i counters and %i skills', (counters, skills) => {
  const states = statesOf(counters, skills)
  const size = states.size()
  const sets = downSets(states)

  it('should know every state once', () => {
    expect(size).toBe((counters + 1) * 2 ** skills)
    expect(new Set(Array.from({ length: size }, (_, state) => usedUp(states, state))).size).toBe(size)
  })

  it('should find that one distribution dominates another exactly where it has as much in every such set', () => {
    const roller = seededRoller(counters * 10 + skills)
    let better = 0
    for (let round = 0; round < 3000; round++) {
      // Few units in few states, so that one often dominates the other.
      const spread = new Float64Array(2 * size)
      for (let grain = 0; grain < 3; grain++) {
        spread[roller.below(size)] += 0.25
        spread[size + roller.below(size)] += 0.25
      }
      const sum = (offset: number, set: readonly number[]): number =>
        set.reduce((total, state) => total + spread[offset + state], 0)
      const wanted = sets.every((set) => sum(0, set) >= sum(size, set))
      expect(states.dominates(spread, 0, size)).toBe(wanted)
      if (wanted) better++
    }
    expect(better).toBeGreaterThan(50)
    expect(better).toBeLessThan(2950)
  })
})
