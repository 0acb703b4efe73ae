// The outcome goes into both books. Neighbours: steps.ts; season/redraft.ts counts these lines again.
import { eachSide, noted, outcomeOf } from './afterMatch.ts'

// biome-ignore lint/correctness/useYield: a step that neither asks nor rolls.
export const outcome = eachSide(function* ({ team, side, own, other, report, options }) {
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
