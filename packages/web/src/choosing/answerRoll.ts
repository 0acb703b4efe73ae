// The roll that an answer leads to at once, and its chance of success: tried on a copy, over every outcome of its dice.
// Neighbours: tray/Buttons.tsx shows it, packages/odds calculates what follows.
import type { Action, Engine, Explanation, Match, ResultForecast } from '@double-skulls/engine'

export interface AnswerRoll {
  readonly roll: Explanation
  readonly chance: number
  /** What it can give, if it is read on a table. */
  readonly results: readonly ResultForecast[]
}

/** null when no roll with a target number, and none on a table, follows. */
export const answerRoll = (engine: Engine, match: Match, answer: Action): AnswerRoll | null => {
  const copy = engine.clone(match)
  engine.apply(copy, { action: answer })
  const pending = engine.pending(copy)
  if (pending.wait !== 'dice' || !pending.roll) return null
  const { needed, table } = pending.roll
  if (needed === 0 && table === undefined) return null
  const results = new Map<string, ResultForecast>()
  let chance = 0
  for (const { dice, p } of engine.outcomes(copy)) {
    const after = engine.clone(copy)
    engine.apply(after, { dice })
    const judged = after.lastRoll
    if (judged?.roll !== pending.roll.roll) continue
    if (judged.passed) chance += p
    const { result, passed } = judged
    if (table !== undefined && result !== undefined)
      results.set(result, { result, good: passed, chance: (results.get(result)?.chance ?? 0) + p })
  }
  const rows = engine.rules.tables.results?.find(({ name }) => name === table)?.rows ?? []
  return { roll: pending.roll, chance, results: rows.flatMap((row) => results.get(row.result) ?? []) }
}
