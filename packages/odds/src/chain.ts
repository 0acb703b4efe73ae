// A chain of rolls that must all succeed, with optimal use of re-rolls: exact, by dynamic programming backwards over
// the re-rolls left. Neighbours: rerollStates.ts has the states; plan.ts and calculator.ts make chains.
import type { RerollSource } from '@double-skulls/engine'
import { newRerollStates } from './rerollStates.ts'

export interface ChainRoll {
  readonly chance: number
  readonly rerolls: readonly RerollSource[]
  /** The chance that one throw causes a turnover; other failures only end the plan. */
  readonly turnoverChance: number
}

/** The odds of the rest of a plan. */
export interface Worth {
  readonly success: number
  readonly turnover: number
}

export interface ChainOdds extends Worth {
  /** The chance that all rolls up to each one succeed. */
  readonly cumulative: readonly number[]
  /** The ways in which the chain succeeds: the chance, and the re-rolls used. */
  readonly ends: readonly { readonly chance: number; readonly used: readonly string[] }[]
}

export const CERTAIN_SUCCESS: Worth = { success: 1, turnover: 0 }

/** Whether `a` is better for the planning side: more success, or as much success and fewer turnovers. */
export const isBetter = (a: Worth, b: Worth): boolean =>
  a.success > b.success + 1e-12 || (a.success > b.success - 1e-12 && a.turnover < b.turnover - 1e-12)

interface Decision {
  /** The source that re-rolls a failure in this state, or −1; and the state after it. */
  readonly source: number
  readonly next: number
}

const NO_REROLL: Decision = { source: -1, next: -1 }

/** The odds of a chain; `after` gives the odds of the rest of the plan with these re-rolls used. */
export const chainOdds = (
  rolls: readonly ChainRoll[],
  counters: number,
  after: (used: readonly string[]) => Worth = () => CERTAIN_SUCCESS,
): ChainOdds => {
  const states = newRerollStates(counters)
  const compiled = states.compile(rolls)
  const size = states.size()
  // Only states that this many rolls can reach are valued.
  const reached = reachable(compiled.length, size, (roll, state) =>
    compiled[roll].codes.map((code) => states.after(code, state)),
  )
  let worth: Worth[] = Array.from({ length: size }, (_, s) =>
    reached[rolls.length].has(s) ? after(states.used(s)) : CERTAIN_SUCCESS,
  )
  const decisions: Decision[][] = []
  for (let i = rolls.length - 1; i >= 0; i--) {
    const { chance, codes, gates } = compiled[i]
    const { turnoverChance } = rolls[i]
    const then = worth
    const decided: Decision[] = []
    worth = Array.from({ length: size }, (_, s) => {
      let best: Worth = { success: chance * then[s].success, turnover: chance * then[s].turnover + turnoverChance }
      let decision = NO_REROLL
      for (let source = 0; source < codes.length; source++) {
        const next = states.after(codes[source], s)
        if (next < 0) continue
        const failed = 1 - chance
        const again = failed * gates[source]
        const one: Worth = {
          success: chance * then[s].success + again * chance * then[next].success,
          turnover:
            chance * then[s].turnover +
            turnoverChance * (1 - gates[source]) +
            again * (chance * then[next].turnover + turnoverChance),
        }
        if (!isBetter(one, best)) continue
        best = one
        decision = { source, next }
      }
      decided.push(decision)
      return best
    })
    decisions[i] = decided
  }
  return { ...worth[0], ...forward(compiled, decisions, size, (s) => states.used(s)) }
}

/** The states that are possible before each roll, and at the end. */
const reachable = (
  length: number,
  size: number,
  nexts: (roll: number, state: number) => readonly number[],
): ReadonlySet<number>[] => {
  const states: Set<number>[] = [new Set([0])]
  for (let i = 0; i < length; i++) {
    const next = new Set(states[i])
    for (const s of states[i]) for (const to of nexts(i, s)) if (to >= 0 && to < size) next.add(to)
    states.push(next)
  }
  return states
}

/** Follows the decisions forward and sums the chances. */
const forward = (
  compiled: readonly { readonly chance: number; readonly gates: readonly number[] }[],
  decisions: readonly (readonly Decision[])[],
  size: number,
  used: (state: number) => readonly string[],
): Pick<ChainOdds, 'cumulative' | 'ends'> => {
  let spread = new Float64Array(size)
  spread[0] = 1
  const cumulative = compiled.map(({ chance, gates }, i) => {
    const next = new Float64Array(size)
    for (let s = 0; s < size; s++) {
      next[s] += spread[s] * chance
      const { source, next: to } = decisions[i][s]
      if (source >= 0) next[to] += spread[s] * (1 - chance) * gates[source] * chance
    }
    spread = next
    return spread.reduce((sum, one) => sum + one, 0)
  })
  const ends = [...spread].flatMap((chance, s) => (chance > 0 ? [{ chance, used: used(s) }] : []))
  return { cumulative, ends }
}
