// Whether a roll succeeds or what it gives on a table, what it needs, and its explanation. Neighbours: roll.ts has the frame and
// asks, tests.ts gathers the modifiers; forecast/ explains rolls before they are made.
import type { Ctx } from '../../edition.ts'
import { type ResultRow, rowFor, rowOf } from '../../tables/resultTable.ts'
import { type TestSpec, testOf } from '../../tables/tests.ts'
import type { Explanation, Modifier } from '../../vocabulary/rolls.ts'
import { dieFaces } from '../../vocabulary/words.ts'
import type { RollFrame } from './roll.ts'

export const modifierSum = (modifiers: readonly Modifier[]): number => {
  let sum = 0
  for (let i = 0; i < modifiers.length; i++) sum += modifiers[i].value
  return sum
}

const totalOf = (f: RollFrame, faces: readonly number[]): number => {
  let total = modifierSum(f.modifiers)
  for (let i = 0; i < faces.length; i++) total += faces[i]
  return total
}

/** The dice of the last roll with their modifiers: what the second side of a contest has to reach. */
export const lastTotal = ({ match: { lastRoll } }: Ctx): number => {
  if (!lastRoll) throw new Error('no dice were rolled yet')
  return modifierSum(lastRoll.modifiers) + lastRoll.faces.reduce((sum, face) => sum + face, 0)
}

/** The row that these natural dice would give, of a roll that is read on a table. */
export const rowOfDice = (c: Ctx, f: RollFrame, faces: readonly number[]): ResultRow | null => {
  const { table } = testOf(c, f.roll)
  if (table === undefined) return null
  const { rows, extremes } = table(c, f)
  if (extremes?.lowest !== undefined && faces.every((face) => face === 1)) return rowOf(rows, extremes.lowest)
  if (extremes?.highest !== undefined && faces.every((face, i) => face === dieFaces(f.dice[i])))
    return rowOf(rows, extremes.highest)
  return rowFor(rows, totalOf(f, faces))
}

/** Whether the dice, with their modifiers, succeed. */
const isSuccess = (spec: TestSpec, f: RollFrame): boolean => {
  // Only a roll under a number may have 0 for its target.
  if (f.base === 0 && !spec.under) return true
  const total = totalOf(f, f.faces)
  if (spec.under) return total <= f.base
  if (spec.naturals) {
    if (f.faces[0] === 1) return false
    if (f.faces[0] === 6) return true
  }
  return total >= f.base
}

/** Reads the dice with their modifiers: whether the roll succeeds, and its result if a table has one. */
export const judge = (c: Ctx, f: RollFrame): void => {
  const spec = testOf(c, f.roll)
  const row = spec.table === undefined ? null : rowOfDice(c, f, f.faces)
  if (row) f.result = row.result
  f.passed = row ? row.good === true : isSuccess(spec, f)
}

/** It ends so without any dice. */
export const decide = (f: RollFrame, passed: boolean, result = ''): void => {
  f.passed = passed
  f.result = result
  f.sealed = true
  f.decided = true
}

/** The lowest natural result that succeeds; the highest, if it must not exceed the base. */
const neededFor = (spec: TestSpec, f: RollFrame): number => {
  if (f.base === 0) return 0
  const bare = f.base - modifierSum(f.modifiers)
  if (spec.under) return Math.max(0, bare)
  return spec.naturals ? Math.min(6, Math.max(2, bare)) : Math.max(f.dice.length, bare)
}

/** What only a roll of no player, on a table or under a number has to say. */
const special = (c: Ctx, { under, table }: TestSpec, f: RollFrame): Partial<Explanation> => ({
  ...(f.terms.side !== '' && { side: f.terms.side }),
  ...(f.player < 0 && f.why !== '' && { why: f.why }),
  ...(table && { table: table(c, f).name }),
  ...(f.result !== '' && { result: f.result }),
  ...(under && { under }),
})

export const explainRoll = (c: Ctx, f: RollFrame): Explanation => {
  const spec = testOf(c, f.roll)
  const plain: Explanation = {
    roll: f.roll,
    player: f.player,
    base: f.base,
    modifiers: f.modifiers.slice(),
    needed: neededFor(spec, f),
    faces: f.faces,
    passed: f.passed,
  }
  const isPlain = f.player >= 0 && spec.table === undefined && spec.under === undefined
  return isPlain ? plain : { ...plain, ...special(c, spec, f) }
}
