// The graph of situations of a plan: chance nodes and decisions of either side, solved by value iteration, since a
// bouncing ball makes cycles. Neighbours: tree.ts builds the graph.
import { addAt, addTally, SUCCESS, type Tally, TURNOVER, UNSETTLED } from './tally.ts'

export interface Edge {
  readonly chance: number
  readonly to: number
  /** Indices in a tally of what happens on this edge. */
  readonly counts: readonly number[]
}

export interface Situation {
  /** Decided by dice, by the planning side, or by its opponents. */
  readonly by: 'dice' | 'own' | 'foe'
  readonly edges: Edge[]
  /** The present estimate of its value. */
  tally: Tally
  /** The index in the tally of a step that is done here, or −1. */
  mark: number
  /** Whether it is final. */
  settled: boolean
}

export const situation = (by: Situation['by'], tally: Tally = [0, 0, 0]): Situation => ({
  by,
  edges: [],
  tally,
  mark: -1,
  settled: false,
})

const ROUNDING = 1e-12
const ENOUGH = 1e-11
const MOST_ROUNDS = 500

/** Whether `a` is better than `b` for the choosing side; branches that were not followed count against it. */
const isBetter = (a: Tally, b: Tally, own: boolean): boolean => {
  const gain = own ? a[SUCCESS] - b[SUCCESS] : b[SUCCESS] + b[UNSETTLED] - a[SUCCESS] - a[UNSETTLED]
  const safer = own ? b[TURNOVER] - a[TURNOVER] : a[TURNOVER] - b[TURNOVER]
  return gain > ROUNDING || (gain > -ROUNDING && safer > ROUNDING)
}

const valueNow = (all: readonly Situation[], { by, edges, mark }: Situation): Tally => {
  const sum: Tally = [0, 0, 0]
  if (by === 'dice')
    for (const { chance, to, counts } of edges) {
      addTally(sum, all[to].tally, chance)
      for (const place of counts) addAt(sum, place, chance)
    }
  else {
    let best = edges[0]
    for (const edge of edges) if (isBetter(all[edge.to].tally, all[best.to].tally, by === 'own')) best = edge
    addTally(sum, all[best.to].tally, 1)
    for (const place of best.counts) addAt(sum, place, 1)
  }
  if (mark >= 0) {
    addAt(sum, mark, 0)
    sum[mark] = 1
  }
  return sum
}

const change = (a: Tally, b: Tally): number => {
  let most = Math.abs(a.length - b.length)
  for (let i = 0; i < Math.min(a.length, b.length); i++) most = Math.max(most, Math.abs(a[i] - b[i]))
  return most
}

/** Solves the value of every situation; later ones first, because most edges lead to later situations. */
export const solve = (all: readonly Situation[]): void => {
  for (let round = 0; round < MOST_ROUNDS; round++) {
    let most = 0
    for (let i = all.length - 1; i >= 0; i--) {
      if (all[i].settled) continue
      const tally = valueNow(all, all[i])
      most = Math.max(most, change(tally, all[i].tally))
      all[i].tally = tally
    }
    if (most < ENOUGH) return
  }
}
