// Whether a roll succeeds, what it needs, and its explanation. Neighbours: roll.ts has the frame and asks, tests.ts gathers
// the modifiers; forecast/ explains rolls before they are made.
import type { Ctx } from '../../edition.ts'
import { testOf } from '../../tables/tests.ts'
import type { Explanation, Modifier } from '../../vocabulary/rolls.ts'
import type { RollFrame } from './roll.ts'

export const modifierSum = (modifiers: readonly Modifier[]): number => {
  let sum = 0
  for (let i = 0; i < modifiers.length; i++) sum += modifiers[i].value
  return sum
}

/** Whether the dice, with their modifiers, succeed. */
export const isSuccess = (c: Ctx, f: RollFrame): boolean => {
  if (f.base === 0) return true
  let total = modifierSum(f.modifiers)
  for (let i = 0; i < f.faces.length; i++) total += f.faces[i]
  if (testOf(c, f.roll).naturals) {
    if (f.faces[0] === 1) return false
    if (f.faces[0] === 6) return true
  }
  return total >= f.base
}

/** The lowest natural result that succeeds. */
const neededFor = (c: Ctx, f: RollFrame): number => {
  if (f.base === 0) return 0
  const bare = f.base - modifierSum(f.modifiers)
  return testOf(c, f.roll).naturals ? Math.min(6, Math.max(2, bare)) : Math.max(f.dice.length, bare)
}

export const explainRoll = (c: Ctx, f: RollFrame): Explanation => ({
  roll: f.roll,
  player: f.player,
  base: f.base,
  modifiers: f.modifiers.slice(),
  needed: neededFor(c, f),
  faces: f.faces,
  passed: f.passed,
})
