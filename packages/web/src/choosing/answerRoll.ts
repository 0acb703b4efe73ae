// The roll that an answer leads to at once, and its chance of success: tried on a copy, over every outcome of its dice.
// Neighbours: tray/Buttons.tsx shows it, packages/odds calculates what follows.
import type { Action, Engine, Explanation, Match } from '@double-skulls/engine'

export interface AnswerRoll {
  readonly roll: Explanation
  readonly chance: number
}

/** null when no roll with a target number follows. */
export const answerRoll = (engine: Engine, match: Match, answer: Action): AnswerRoll | null => {
  const copy = engine.clone(match)
  engine.apply(copy, { action: answer })
  const pending = engine.pending(copy)
  if (pending.wait !== 'dice' || !pending.roll || pending.roll.needed === 0) return null
  let chance = 0
  for (const { dice, p } of engine.outcomes(copy)) {
    const after = engine.clone(copy)
    engine.apply(after, { dice })
    const judged = after.lastRoll
    if (judged?.roll === pending.roll.roll && judged.passed) chance += p
  }
  return { roll: pending.roll, chance }
}
