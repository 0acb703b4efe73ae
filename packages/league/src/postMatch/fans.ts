// Fans after a match: Fan Factor and Dedicated Fans. Neighbours: postMatchSteps.ts lists the steps, winnings.ts;
// ../rules/leagueRules.ts has the limits.

import { roll } from '../procedure.ts'
import type { Team } from '../team.ts'
import { eachSide, noted, type OneSide, outcomeOf } from './afterMatch.ts'
import { fanFactorChange, fanFactorModifier } from './fanFactorTable.ts'

const changedBy = ({ team, book }: OneSide, change: number): { readonly team: Team } => {
  const fans = Math.max(Math.min(team.fans, book.league.fans.least), team.fans + change)
  return { team: fans === team.fans ? team : noted({ ...team, fans }, 'fans', { from: team.fans, to: fans }) }
}

/** Conceding costs one more fan. */
const CONCEDED = 1

export const fanFactor = eachSide(function* (view) {
  const { team, side, own, report } = view
  const outcome = outcomeOf(report, side)
  const dice = outcome === 'win' ? (['d6', 'd6', 'd6'] as const) : (['d6', 'd6'] as const)
  const sum = (yield* roll(side, 'Fan Factor', ...dice)).reduce((total, face) => total + face, 0)
  const rises = outcome !== 'loss' && sum > team.fans ? 1 : 0
  const falls = outcome !== 'win' && sum < team.fans ? 1 : 0
  return changedBy(view, rises - falls - (own.conceded ? CONCEDED : 0))
})

/** A die with modifiers; conceding costs one more fan. */
export const fanFactorByTable = eachSide(function* (view) {
  const { team, side, own, other, report, options } = view
  const saw = {
    ...{ outcome: outcomeOf(report, side), touchdowns: own.score, casualties: own.casualties },
    ...{ stage: options.stage ?? 'league', concession: other.conceded },
  }
  const [face] = yield* roll(side, 'Fan Factor', 'd6')
  const change = fanFactorChange(face, fanFactorModifier(saw, team.fans))
  return changedBy(view, change - (own.conceded ? CONCEDED : 0))
})

export const dedicatedFans = eachSide(function* (view) {
  const { team, side, own, report } = view
  if (own.conceded) {
    const [lost] = yield* roll(side, 'Dedicated Fans lost by conceding', 'd3')
    return changedBy(view, -lost)
  }
  const outcome = outcomeOf(report, side)
  if (outcome === 'draw') return {}
  const [face] = yield* roll(side, 'Dedicated Fans', 'd6')
  const change = outcome === 'win' ? (face >= team.fans ? 1 : 0) : face < team.fans ? -1 : 0
  return changedBy(view, change)
})
