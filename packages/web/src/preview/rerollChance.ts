// The chance that a re-roll helps: tried on a copy, over every outcome of its dice. Neighbour: tray/Buttons.tsx.
import type { Action, Engine, Match } from '@double-skulls/engine'

/** Null where something else is rolled first, or the roll has no target. */
export const rerollChance = (engine: Engine, match: Match, answer: Action): number | null => {
  const before = engine.explain(match)
  const copy = engine.clone(match)
  engine.apply(copy, { action: answer })
  const pending = engine.pending(copy)
  if (pending.wait !== 'dice' || !pending.roll || pending.roll.roll !== before?.roll || pending.roll.needed === 0)
    return null
  let chance = 0
  for (const { dice, p } of engine.outcomes(copy)) {
    const after = engine.clone(copy)
    engine.apply(after, { dice })
    if (after.lastRoll?.passed) chance += p
  }
  return chance
}
