// The public entry: the odds of plans before they are tried. All rules come from the engine. Neighbours: plan.ts,
// reach.ts, calculator.ts.
export type { Wishes } from './answers.ts'
export { type Calculation, calculate, type NotedOdds } from './calculator.ts'
export { type Deed, deedOf } from './deed.ts'
export {
  BadNotation,
  type BlockFace,
  blockFaces,
  type NotedPlan,
  type NotedStep,
  readNotation,
  type Setting,
  settingNames,
} from './notation.ts'
export { type Outlook, outlookOf } from './outlook.ts'
export type { Path, PathStep } from './path.ts'
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
export { bestPath, type PathWish, type Reach, reach } from './reach.ts'
export { type Course, changesOfDirection, type Leg, type Onward, straightest } from './straight.ts'
export type { DeedCount, PlaceChance } from './tally.ts'
