// Counts a saved match without opening it: no bot is asked, nothing is saved. Neighbours: StatisticsPage.tsx shows it,
// match/restored.ts reads the save.
import type { Engine, Input, Match } from '@double-skulls/engine'
import { engineNamed } from '../match/engines.ts'
import type { Step } from '../match/host.ts'
import { restoredInputs } from '../match/restored.ts'
import { beginMatch, type SavedMatch } from '../match/savedMatch.ts'
import type { MatchStatistics } from './statistics.ts'
import { statisticsOf } from './tally.ts'

export interface Counted {
  readonly engine: Engine
  readonly match: Match
  readonly statistics: MatchStatistics
  /** The rules have changed since, and the history is no longer known. */
  readonly lost: boolean
}

/** Replays the inputs; all steps share the one match that moves on. */
function* replayed(engine: Engine, match: Match, inputs: readonly Input[]): Generator<Step> {
  for (const input of inputs) yield { input, events: engine.apply(match, input), after: match }
}

export const countSaved = (saved: SavedMatch): Counted => {
  const engine = engineNamed(saved.edition)
  if (!engine) throw new Error(`This match is played by an edition that is not here: "${saved.edition}".`)
  const { inputs, fromState } = restoredInputs(engine, saved)
  const match = fromState ? engine.clone(saved.state) : beginMatch(engine, saved.beginning)
  const statistics = statisticsOf(engine, engine.clone(match), replayed(engine, match, inputs))
  return { engine, match, statistics, lost: fromState }
}
