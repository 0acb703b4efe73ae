// The Cup's fans: the winner gains one, the loser loses none. Neighbours: ../postMatch/postMatchSteps.ts lists it,
// ../postMatch/fans.ts has the fan rolls of leagues.
import { noted, outcomeOf, reckoned } from '../postMatch/afterMatch.ts'

export const winnersFans = reckoned(({ team, side, report }) =>
  outcomeOf(report, side) === 'win'
    ? { team: noted({ ...team, fans: team.fans + 1 }, 'fans', { from: team.fans, to: team.fans + 1 }) }
    : {},
)
