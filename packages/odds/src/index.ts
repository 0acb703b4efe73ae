// The public entry: the odds of plans before they are tried, by topic. All rules come from the engine. The headings are
// the chapters of docs/api/odds.md. Neighbours: plan.ts, reach.ts, calculator.ts.

// ## Rolls in a row, without a match
// A plan as text, such as `dodge 3+, gfi, 2block pow | rr 1`. docs/odds.md of the repository has the grammar.

export { type Calculation, calculate, type NotedOdds } from './calculator.ts'
export {
  BadNotation,
  type BlockFace,
  type BlockStep,
  blockFaces,
  type NotedPlan,
  type NotedStep,
  readNotation,
  type Setting,
  type StepKind,
  settingNames,
  stepKinds,
  type TestStep,
} from './notation.ts'

// ## Where a player can go

export type { TableStep } from './notedTables.ts'
export type { Path, PathStep } from './path.ts'
export { bestPath, type PathWish, type Reach, reach } from './reach.ts'
export { changesOfDirection, type Leg, type StraightSearch, type StraightStep, straightest } from './straight.ts'

// ## Plans in a match
// A move with a block, pass, hand-off or foul at its end, played out over all dice by the engine itself.

export type { Wishes } from './answers.ts'
export { type Deed, deedOf } from './deed.ts'
export { type Outlook, outlookOf } from './outlook.ts'
export {
  BadPlan,
  type DeedOdds,
  type Plan,
  type PlanOdds,
  type PlanOptions,
  type PlanStep,
  planOdds,
  planOddsByRerolls,
} from './plan.ts'
export { type DeedCount, deedCounts, type PlaceChance } from './tally.ts'
