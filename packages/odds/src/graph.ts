// Situations and what leads from one to the next, with the chance or the choice between them; solved by going over them
// until nothing changes any more, as a ball may bounce back to where it was. Neighbour: tree.ts finds the situations.
import { addAt, addTally, SUCCESS, type Tally, TURNOVER, UNSETTLED } from './tally.ts'

export interface Edge {
  readonly chance: number
  readonly to: number
  /** Places in a tally of what happens on the way. */
  readonly counts: readonly number[]
}

export interface Situation {
  /** Dice decide, or a coach: the plan's own or the other. */
  readonly by: 'dice' | 'own' | 'foe'
  readonly edges: Edge[]
  /** What it is worth, as far as is known. */
  tally: Tally
  /** A place in the tally that being here makes certain, or −1: a step of the plan is done. */
  mark: number
  /** Nothing comes after it. */
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

/** Whether one outlook is better than the other, at worst for whoever chooses: nobody hopes for what was not followed. */
const isBetter = (a: Tally, b: Tally, own: boolean): boolean => {
  const gain = own ? a[SUCCESS] - b[SUCCESS] : b[SUCCESS] + b[UNSETTLED] - a[SUCCESS] - a[UNSETTLED]
  const safer = own ? b[TURNOVER] - a[TURNOVER] : a[TURNOVER] - b[TURNOVER]
  return gain > ROUNDING || (gain > -ROUNDING && safer > ROUNDING)
}

const worthNow = (all: readonly Situation[], { by, edges, mark }: Situation): Tally => {
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

/** Works out what every situation is worth; later ones first, as most lead on to later ones. */
export const solve = (all: readonly Situation[]): void => {
  for (let round = 0; round < MOST_ROUNDS; round++) {
    let most = 0
    for (let i = all.length - 1; i >= 0; i--) {
      if (all[i].settled) continue
      const tally = worthNow(all, all[i])
      most = Math.max(most, change(tally, all[i].tally))
      all[i].tally = tally
    }
    if (most < ENOUGH) return
  }
}
