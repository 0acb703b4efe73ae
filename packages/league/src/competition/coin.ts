// The coin of a match that needs a winner, where its rules find none: an edition without a shoot-out. Neighbours: lots.ts has
// the random numbers, ../campaign/campaign.ts makes the result.
import type { Competition, Fixture, ResultSide } from './competition.ts'
import { drawSeed, seededLots } from './lots.ts'
import { stateOf } from './state.ts'

/** Apart from the numbers of draws. */
const COINS = 1_000_000
const TABLES = 1000

/** Who wins a level match of the play-offs; null where a match may end in a draw. The same match always has the same coin. */
export const coinOf = (competition: Competition, { stage, round, table }: Fixture): ResultSide | null => {
  if (stage === 'regular') return null
  const { season } = stateOf(competition)
  const seed = drawSeed(competition.seed, season.number, COINS + round * TABLES + table)
  return seededLots(seed).below(2) === 0 ? 'home' : 'away'
}
