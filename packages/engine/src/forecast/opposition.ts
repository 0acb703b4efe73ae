// What the other coach does in a forecast: before the dice he uses a skill that can only hurt the mover, by the player with
// whom it hurts most; and to a hostile offer he gives the answer that is worst for him. Neighbours: probe.ts asks and walks,
// procs/rolling/window.ts offers.
import type { Ctx } from '../edition.ts'
import { clone } from '../kernel/clone.ts'
import { applyInput, isOfferedInTurn, legalOf } from '../kernel/machine.ts'
import type { Player } from '../kernel/match.ts'
import { frameAround, isFrame, topFrame } from '../kernel/stack.ts'
import type { RollFrame } from '../procs/rolling/roll.ts'
import type { WindowFrame } from '../procs/rolling/window.ts'
import { type Action, decliningVerbs, firstWith, type Verb } from '../vocabulary/actions.ts'
import { letGo, newProbe, type Probe, settle, standsOn, walkOn } from './probe.ts'
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

export const declines = ({ do: verb }: Action): boolean => decliningVerbs.some((one) => one === verb)

/** How many hostile offers in a row are tried out before he is taken to use the first he can. */
const FORESIGHT = 3

const TINY = 1e-12

/** The chance that everything succeeds down to this floor of the stack, if he gives this answer and does his worst after it. */
const chanceUnder = (c: Ctx, player: Player, answer: Action, floor: number, { depth, moving }: Probe): number => {
  const { match, events } = c
  c.match = clone(c.rules, match)
  const probe = newProbe('worst', moving)
  probe.depth = depth + 1
  if (!declines(answer)) probe.against.push(topFrame(c.match))
  applyInput(c, { action: answer }, () => [answer])
  const possible = walkOn(c, player, probe, letGo, floor)
  c.match = match
  c.events = events
  return possible ? probe.rolls.reduce((product, { chance }) => product * chance, 1) : 0
}

/** The chance that all goes well from here if an opponent's roll on top of the stack ends so; 0 if that brings him down. */
const chanceOnce = (c: Ctx, player: Player, passed: boolean, around: Probe, floor: number): number => {
  const { match, events } = c
  const probe = newProbe(around.opposition, true)
  probe.depth = around.depth
  c.match = clone(c.rules, match)
  for (const frame of around.against) {
    const at = match.stack.indexOf(frame)
    if (at >= 0) probe.against.push(c.match.stack[at])
  }
  settle(c, frameAround<RollFrame>(c.match, 'roll'), passed)
  const possible = standsOn(c.match, player) && walkOn(c, player, probe, letGo, floor)
  c.match = match
  c.events = events
  return possible ? probe.rolls.reduce((product, { chance }) => product * chance, 1) : 0
}

/**
 * What becomes of a move after an opponent's roll that does not itself bring the player down: his armour, or whether he dares to
 * touch him. Null if it does.
 */
export const onwardChances = (
  c: Ctx,
  player: Player,
  probe: Probe,
  floor: number,
): { readonly ifFailed: number; readonly ifPassed: number } | null => {
  const ifPassed = chanceOnce(c, player, true, probe, floor)
  return ifPassed === 0 ? null : { ifPassed, ifFailed: chanceOnce(c, player, false, probe, floor) }
}

/** The answer to a hostile offer that is worst for the player; he declines if nothing is worse than that. */
const worstAnswer = (c: Ctx, player: Player, legal: readonly Action[], floor: number, probe: Probe): Action | null => {
  let worst: Action | null = null
  let least = Number.POSITIVE_INFINITY
  const declined = firstWith(decliningVerbs, legal)
  const offers = legal.filter((one) => one !== declined)
  // The others are offered next.
  const tried = isOfferedInTurn(c) ? offers.slice(0, 1) : offers
  for (const one of declined ? [declined, ...tried] : tried) {
    const chance = chanceUnder(c, player, one, floor, probe)
    if (chance >= least - TINY) continue
    least = chance
    worst = one
  }
  return worst
}

/** What he answers to a hostile offer in this walk; null if there is no such answer. */
export const opposingAnswer = (
  c: Ctx,
  player: Player,
  probe: Probe,
  legal: readonly Action[],
  floor: number,
): Action | null => {
  const { opposition, depth } = probe
  const declined = firstWith(decliningVerbs, legal) ?? null
  if (opposition === 'decline') return declined
  if (opposition === 'worst' && depth < FORESIGHT) return worstAnswer(c, player, legal, floor, probe)
  return legal.find((one) => one !== declined) ?? declined
}
