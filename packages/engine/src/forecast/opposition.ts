// What the other coach does in a forecast: before the dice he uses a skill that can only hurt the mover, by the player with
// whom it hurts most. Neighbours: probe.ts asks, procs/rolling/window.ts offers.
import type { Ctx } from '../edition.ts'
import { clone } from '../kernel/clone.ts'
import { applyInput, legalOf } from '../kernel/machine.ts'
import { isFrame, topFrame } from '../kernel/stack.ts'
import type { RollFrame } from '../procs/rolling/roll.ts'
import type { WindowFrame } from '../procs/rolling/window.ts'
import type { Verb } from '../vocabulary/actions.ts'
import { forecastRoll } from './rollForecast.ts'

/** The chance of the dodge if he gives this answer, and does his worst with the players asked after it. */
const chanceAfter = (c: Ctx, verb: Verb): number => {
  const { match, events } = c
  c.match = clone(c.rules, match)
  const legal = legalOf(c)
  const answer = legal.find((one) => one.do === verb) ?? legal[0]
  applyInput(c, { action: answer }, () => legal)
  const top = topFrame(c.match)
  const chance = isFrame<RollFrame>(top, 'roll')
    ? forecastRoll(c, top).chance
    : Math.min(chanceAfter(c, 'use'), chanceAfter(c, 'decline'))
  c.match = match
  c.events = events
  return chance
}

/** Whether the other coach uses the skill that he is offered now. Only these windows are his, and before the dice. */
export const opposes = (c: Ctx): boolean => {
  const top = topFrame(c.match)
  if (!isFrame<WindowFrame>(top, 'window')) return false
  if (top.window === 'dodgeComing') return chanceAfter(c, 'use') <= chanceAfter(c, 'decline')
  const skill = c.match.players[top.owners[top.owner]].skills[top.skill]
  return top.window === 'leaving' && c.rules.windows.leaving.get(skill)?.contest !== undefined
}
