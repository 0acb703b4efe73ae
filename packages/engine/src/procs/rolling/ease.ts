// Skills that reduce the penalty on a roll. Neighbours: skillNumbers.ts has the numbers, ../move/jump.ts and
// ../ball/passBb2020.ts call it.
import type { Ctx } from '../../edition.ts'
import { skillsOf } from '../../kit.ts'
import type { RollFrame } from './roll.ts'

/** Reduces the penalty, never below `least`; worked out again when the penalty has changed. */
export const ease = (c: Ctx, f: RollFrame, by: 'jumpEase' | 'interceptEase', least: number): RollFrame => {
  let penalty = 0
  for (const { value } of f.modifiers) penalty -= Math.min(0, value)
  for (let i = f.modifiers.length - 1; i >= 0; i--)
    if (c.rules.skills.get(f.modifiers[i].source)?.numbers?.[by] !== undefined) f.modifiers.splice(i, 1)
  for (const { id, numbers } of skillsOf(c, c.match.players[f.player])) {
    const value = Math.min(numbers?.[by] ?? 0, penalty - least)
    if (value <= 0) continue
    f.modifiers.push({ value, source: id, player: f.player })
    penalty -= value
  }
  return f
}

/** A jump always keeps a penalty of 1. */
export const easeJump = (c: Ctx, f: RollFrame): RollFrame => ease(c, f, 'jumpEase', 1)
