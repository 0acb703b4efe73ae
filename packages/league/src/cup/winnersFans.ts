// The Cup's fans: one more for the winner, and nobody turns away from the loser. Neighbours: postMatch/steps.ts lists it,
// postMatch/fans.ts has the leagues' dice.
import { noted, outcomeOf, reckoned } from '../postMatch/afterMatch.ts'

export const winnersFans = reckoned(({ team, side, report }) =>
  outcomeOf(report, side) === 'win'
    ? { team: noted({ ...team, fans: team.fans + 1 }, 'fans', { from: team.fans, to: team.fans + 1 }) }
    : {},
)
