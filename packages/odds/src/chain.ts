// Rolls one after another, all of which must succeed, with re-rolls used where they help most: exact, by working backwards
// over what is left to re-roll with. Neighbours: rerollStates.ts; plan.ts and calculator.ts make chains.
import type { RerollSource } from '@double-skulls/engine'
import { newRerollStates } from './rerollStates.ts'

export interface ChainRoll {
  readonly chance: number
  readonly rerolls: readonly RerollSource[]
  /** The chance of a single throw to end the turn; whatever is left of it just ends the plan. */
  readonly ruin: number
}

/** What becomes of the rest of a plan. */
export interface Worth {
  readonly success: number
  readonly turnover: number
}

export interface ChainOdds extends Worth {
  /** The chance to have come through each roll. */
  readonly cumulative: readonly number[]
  /** Where the chain ends: the chance, and the re-rolls used by then. */
  readonly ends: readonly { readonly chance: number; readonly used: readonly string[] }[]
}

export const ALL_WELL: Worth = { success: 1, turnover: 0 }

/** Whether one outlook is better for whoever plans: more success, or as much and fewer turnovers. */
export const isBetter = (a: Worth, b: Worth): boolean =>
  a.success > b.success + 1e-12 || (a.success > b.success - 1e-12 && a.turnover < b.turnover - 1e-12)

interface Decision {
  /** Which source re-rolls a failure in this state, or −1; and the state after. */
  readonly source: number
  readonly next: number
}

const NO_REROLL: Decision = { source: -1, next: -1 }

/** The odds of a chain; `after` says what the rest of the plan is worth with these re-rolls used. */
export const chainOdds = (
  rolls: readonly ChainRoll[],
  counters: number,
  after: (used: readonly string[]) => Worth = () => ALL_WELL,
): ChainOdds => {
  const states = newRerollStates(counters)
  const compiled = states.compile(rolls)
  const size = states.size()
  // A state is possible at the end only if so many rolls could use up so much.
  const reached = reachable(compiled.length, size, (roll, state) =>
    compiled[roll].codes.map((code) => states.after(code, state)),
  )
  let worth: Worth[] = Array.from({ length: size }, (_, s) =>
    reached[rolls.length].has(s) ? after(states.used(s)) : ALL_WELL,
  )
  const decisions: Decision[][] = []
  for (let i = rolls.length - 1; i >= 0; i--) {
    const { chance, codes, gates } = compiled[i]
    const { ruin } = rolls[i]
    const then = worth
    const decided: Decision[] = []
    worth = Array.from({ length: size }, (_, s) => {
      let best: Worth = { success: chance * then[s].success, turnover: chance * then[s].turnover + ruin }
      let decision = NO_REROLL
      for (let source = 0; source < codes.length; source++) {
        const next = states.after(codes[source], s)
        if (next < 0) continue
        const failed = 1 - chance
        const again = failed * gates[source]
        const one: Worth = {
          success: chance * then[s].success + again * chance * then[next].success,
          turnover:
            chance * then[s].turnover + ruin * (1 - gates[source]) + again * (chance * then[next].turnover + ruin),
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

/** The states that can be met before each roll, and at the end. */
const reachable = (
  length: number,
  size: number,
  nexts: (roll: number, state: number) => readonly number[],
): ReadonlySet<number>[] => {
  const found: Set<number>[] = [new Set([0])]
  for (let i = 0; i < length; i++) {
    const next = new Set(found[i])
    for (const s of found[i]) for (const to of nexts(i, s)) if (to >= 0 && to < size) next.add(to)
    found.push(next)
  }
  return found
}

/** Follows the decisions and adds up what gets through. */
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
