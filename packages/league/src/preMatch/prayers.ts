// Prayers of the weaker side before a match: one for each full gap after the inducements. Neighbours: the engine plays
// them, ../rules/inducementRules.ts has the size of a gap.
import { type BeforeMatchStep, bookFor, type SideBefore, strongerFirst, withSide } from './beforeMatch.ts'

/** A side's value with its inducements and bet. */
const fullWorth = ({ account }: SideBefore): number => account.teamValue + account.spent + account.stake

// biome-ignore lint/correctness/useYield: a step that neither asks nor rolls.
export const prayers: BeforeMatchStep = function* (before) {
  const gap = bookFor(before).league.inducements?.prayerGap ?? 0
  const order = strongerFirst(before, fullWorth)
  if (!order || gap === 0 || before.exhibition) return before
  const [stronger, weaker] = order
  const behind = fullWorth(before[stronger]) - fullWorth(before[weaker])
  return withSide(before, { ...before[weaker], prayers: Math.floor(behind / gap) })
}
