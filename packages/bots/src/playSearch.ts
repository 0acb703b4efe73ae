// Compares openings by play-outs with the same dice (sequential halving), which show what the veteran's heuristic
// misses. Neighbours: playOut.ts plays, openings.ts proposes, legend.ts chooses.
import type { Engine, Match, Roller } from '@double-skulls/engine'
import { type Notes, type Opening, playOut } from './playOut.ts'
import type { Purse } from './purse.ts'

/** The most play-outs of each opening; and the fewest: a small budget compares fewer openings. */
const ENOUGH = 60
const EACH = 3
/** The cost of a play-out in a node budget, and about its time. */
const POSITIONS = 8
const MILLISECONDS = 5
/** Shrinks the difference of a few play-outs, which is mostly luck, as if this many more had shown none. */
const DOUBT = 6
const FEWEST = 2
const CLEARLY = 0.006

export interface Search {
  readonly purse: Purse
  readonly roller: Roller
  readonly notes: Notes
}

interface Trial {
  readonly opening: Opening
  readonly values: number[]
  sum: number
}

/** The mean difference over the play-outs that both have, shrunk by DOUBT; 0 for very few. */
const lead = (one: Trial, other: Trial): number => {
  const count = Math.min(one.values.length, other.values.length)
  if (count < FEWEST) return 0
  let sum = 0
  for (let i = 0; i < count; i++) sum += one.values[i] - other.values[i]
  return sum / (count + DOUBT)
}

/** Plays each once with the same dice; false, and nothing recorded, when the budget runs out. */
const playAll = (search: Search, round: Purse, engine: Engine, match: Match, open: readonly Trial[], seed: number) => {
  const results: number[] = []
  for (const { opening } of open) {
    if (search.purse.isSpent()) return false
    results.push(playOut(engine, match, opening, seed, search.notes))
    round.spend(POSITIONS)
  }
  open.forEach((trial, i) => {
    trial.values.push(results[i])
    trial.sum += results[i]
  })
  return true
}

/**
 * The best opening. The first is the usual one, and wins unless another is clearly better; the others come in order of
 * promise. Sequential halving: every round has the same budget and drops the worse half, so most play-outs go to the
 * best.
 */
export const bestByPlaying = (
  search: Search,
  engine: Engine,
  match: Match,
  openings: readonly [Opening, ...Opening[]],
): Opening => {
  const most = Math.max(2, search.purse.room(POSITIONS, MILLISECONDS) / EACH)
  const trials = openings.slice(0, most).map((opening): Trial => ({ opening, values: [], sum: 0 }))
  const [usual] = trials
  const seed = search.roller.below(2 ** 30)
  let open = trials
  let played = 0
  for (let rounds = Math.ceil(Math.log2(trials.length)); rounds > 0; rounds--) {
    const round = search.purse.share(rounds)
    do {
      if (!playAll(search, round, engine, match, open, seed + played)) break
      played++
    } while (!round.isSpent() && played < ENOUGH)
    if (rounds === 1) break
    const half = Math.ceil(open.length / 2)
    open = [...open].sort((a, b) => b.sum - a.sum).filter((trial, i) => trial === usual || i < half)
  }
  let best = usual
  let gain = CLEARLY
  for (const trial of open) {
    const his = lead(trial, usual)
    if (his <= gain) continue
    gain = his
    best = trial
  }
  return best.opening
}
