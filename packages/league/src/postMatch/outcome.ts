// The outcome goes into both books. Neighbours: steps.ts; season/redraft.ts counts these lines again.
import { noted, outcomeOf, reckoned } from './afterMatch.ts'

export const outcome = reckoned(({ team, side, own, other, report, options }) => {
  return {
    team: noted(team, 'match', {
      outcome: outcomeOf(report, side),
      by: report.by,
      score: [own.score, other.score],
      casualties: [own.casualties, other.casualties],
      ...(options.friendly ? { friendly: true } : {}),
    }),
  }
})
