// The exports of the post-match sequence. Neighbours: ../index.ts.

export { affordable } from './advancement.ts'
export { gamesPlayed, noted, type Outcome, outcomeOf } from './afterMatch.ts'
export { type Mistake, mistakeFor, mistakes } from './expensiveMistakes.ts'
export { skillsToLearn } from './learning.ts'
export { mayNominate } from './nomination.ts'
export { noShow } from './noShow.ts'
export { postMatch, type Teams } from './postMatch.ts'
export * from './report.ts'
export { expensesFor } from './spirallingExpenses.ts'
