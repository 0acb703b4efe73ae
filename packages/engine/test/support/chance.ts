// The exact probability of something, by walking the whole tree of outcomes: dice by probability, coaches by a policy.
// Neighbours: scene.ts for the positions it starts from, odds.ts for situations with known odds.
import type { Engine } from '../../src/engine.ts'
import type { Match } from '../../src/kernel/match.ts'
import type { Action } from '../../src/vocabulary/actions.ts'

export interface Tree {
  /** The answer, one of the legal ones. */
  readonly answer: (match: Match, legal: readonly Action[]) => Action
  /** Whether to stop here, and the value to stop with. */
  readonly stop: (match: Match) => number | null
}

export const chance = (engine: Engine, match: Match, tree: Tree): number => {
  const value = tree.stop(match)
  if (value !== null) return value
  const pending = engine.pending(match)
  if (pending.wait === 'nothing') throw new Error('the match ended before the question was settled')
  if (pending.wait === 'coach') {
    const next = engine.clone(match)
    engine.apply(next, { action: tree.answer(next, engine.legal(next)) })
    return chance(engine, next, tree)
  }
  let sum = 0
  for (const { dice, p } of engine.outcomes(match)) {
    const next = engine.clone(match)
    engine.apply(next, { dice })
    sum += p * chance(engine, next, tree)
  }
  return sum
}
