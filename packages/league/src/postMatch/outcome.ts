// Writes the result into both teams' histories. Neighbours: postMatchSteps.ts; ../season/seasonRecord.ts counts these lines.
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
