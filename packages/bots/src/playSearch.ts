// Compares a few plans by playing the match on from each, many times, all with the same dice. What the veteran's reckoning cannot see
// shows in it: what is lost when a hit goes wrong before the others have moved.
// Neighbours: playOut.ts plays, branchSearch.ts proposes, legend.ts chooses.
import { action } from '@double-skulls/engine'
import { type Search, shortList } from './branchSearch.ts'
import { isPlain } from './outlook.ts'
import type { Candidate } from './plan.ts'
import { type Notes, playOut } from './playOut.ts'
import type { Scene } from './scene.ts'
import type { TurnPlan } from './turnPlan.ts'

/** Risky plans tried besides the usual one, the veteran's first and the best walk. */
const RISKY = 2
/** After so many play-outs of each the worse half of the plans is left out; and so many are enough. */
const CUTS: readonly number[] = [5, 11]
const ENOUGH = 60
/** How many positions a play-out counts for in a budget of positions. */
const POSITIONS = 8
/** A difference of so few play-outs is mostly luck: it counts as if so many more had shown none. */
const DOUBT = 6
const FEWEST = 4
const CLEARLY = 0.006

interface Trial {
  readonly one: Candidate
  readonly values: number[]
  sum: number
}

/** The usual plan first; none that is not open to us. */
const plansToTry = (scene: Scene, plan: TurnPlan, usual: Candidate): Candidate[] => {
  const walk = plan.order.find((one) => isPlain(one) && one.player !== usual.player)
  const all = new Set([usual, plan.order[0], ...(walk ? [walk] : []), ...shortList(plan, RISKY)])
  return [...all].filter(({ player, kind }) => scene.legal.has(action('activate', player, -1, kind)))
}

/** How much better one plan did than another in the play-outs that both have seen, with doubt; a few say nothing. */
const lead = (one: Trial, other: Trial): number => {
  const count = Math.min(one.values.length, other.values.length)
  if (count < FEWEST) return 0
  let sum = 0
  for (let i = 0; i < count; i++) sum += one.values[i] - other.values[i]
  return sum / (count + DOUBT)
}

/** Plays each plan once with the same dice; what the budget cut short is forgotten. */
const playAll = (search: Search, scene: Scene, open: readonly Trial[], seed: number, notes: Notes): boolean => {
  const { engine, match } = scene.sight
  const found: number[] = []
  for (const { one } of open) {
    if (search.purse.isSpent()) return false
    found.push(playOut(engine, match, one, seed, notes))
    search.purse.spend(POSITIONS)
  }
  open.forEach((trial, i) => {
    trial.values.push(found[i])
    trial.sum += found[i]
  })
  return true
}

/** The order of a turn, begun with whichever plan leads furthest; `order` is the usual one. */
export const searchByPlaying = (
  search: Search,
  scene: Scene,
  plan: TurnPlan,
  order: readonly Candidate[],
  notes: Notes,
): readonly Candidate[] => {
  const trials = plansToTry(scene, plan, order[0]).map((one): Trial => ({ one, values: [], sum: 0 }))
  const [usual] = trials
  if (usual?.one !== order[0]) return order
  let open = trials
  const seed = search.roller.below(2 ** 30)
  for (let played = 1; open.length > 1 && played <= ENOUGH; played++) {
    if (!playAll(search, scene, open, seed + played, notes)) break
    if (!CUTS.includes(played)) continue
    const half = Math.ceil(open.length / 2)
    open = [...open].sort((a, b) => b.sum - a.sum).filter((trial, i) => trial === usual || i < half)
  }
  let best = usual
  let most = CLEARLY
  for (const trial of open) {
    const gain = lead(trial, usual)
    if (gain <= most) continue
    most = gain
    best = trial
  }
  return best === usual ? order : [best.one, ...plan.order]
}
