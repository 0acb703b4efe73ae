// Compares a few ways to go on by playing the match on from each, many times, all with the same dice. What the veteran's reckoning
// cannot see shows in it: what is lost when a hit goes wrong before the others have moved, and where the carrier is caught.
// Neighbours: playOut.ts plays, openings.ts proposes, legend.ts chooses.
import type { Engine, Match, Roller } from '@double-skulls/engine'
import { type Notes, type Opening, playOut } from './playOut.ts'
import type { Purse } from './purse.ts'

/** So many play-outs of each are enough; and with less room than for so many of each, fewer ways are compared. */
const ENOUGH = 60
const EACH = 3
/** How many positions a play-out counts for in a budget of positions, and about how long it takes. */
const POSITIONS = 8
const MILLISECONDS = 5
/** A difference of so few play-outs is mostly luck: it counts as if so many more had shown none. */
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

/** How much better one did than another in the play-outs that both have seen, with doubt; a few say nothing. */
const lead = (one: Trial, other: Trial): number => {
  const count = Math.min(one.values.length, other.values.length)
  if (count < FEWEST) return 0
  let sum = 0
  for (let i = 0; i < count; i++) sum += one.values[i] - other.values[i]
  return sum / (count + DOUBT)
}

/** Plays each once with the same dice, at a round's expense; what the budget cut short is forgotten. */
const playAll = (search: Search, round: Purse, engine: Engine, match: Match, open: readonly Trial[], seed: number) => {
  const found: number[] = []
  for (const { opening } of open) {
    if (search.purse.isSpent()) return false
    found.push(playOut(engine, match, opening, seed, search.notes))
    round.spend(POSITIONS)
  }
  open.forEach((trial, i) => {
    trial.values.push(found[i])
    trial.sum += found[i]
  })
  return true
}

/**
 * Whichever leads furthest; the first is the usual one, and stays unless another is clearly better; the most promising come next.
 * After every round but the last the worse half is left out, and each round may take the same time: most play-outs go to the best.
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
