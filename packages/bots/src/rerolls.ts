// When to re-roll: a skill's re-roll is free, a team re-roll must gain more than its price.
// Neighbours: lookAhead.ts values both choices, answers.ts calls it.
import type { Action, Engine, Match } from '@double-skulls/engine'
import type { Asked } from './coach.ts'
import { worthOf } from './lookAhead.ts'
import { turnsLeft } from './sight.ts'
import { weights } from './weights.ts'

/** The price of a team re-roll: high with many turns and few re-rolls left, 0 in the last turn of a half. */
const priceOf = (engine: Engine, match: Match, asked: Asked, one: Action): number => {
  if (one.do === 'keep' || engine.rules.rerolls.has(one.option)) return 0
  const later = Math.max(0, turnsLeft(engine, match, asked.side) - 1)
  const left = Math.max(1, match.squads[asked.side].rerolls)
  return (weights.reroll * Math.min(1, later / 6)) / left ** 0.5
}

export const chooseReroll = (engine: Engine, match: Match, asked: Asked): Action => {
  const legal = engine.legal(match)
  const keep = legal.find((one) => one.do === 'keep') ?? legal[0]
  const { roll } = asked.question
  const success = roll !== null && roll.needed > 0 && roll.passed
  if (success) return keep
  let best = keep
  let most = worthOf(engine, match, asked.side, keep)
  for (const one of legal) {
    if (one === keep) continue
    const value = worthOf(engine, match, asked.side, one) - priceOf(engine, match, asked, one)
    if (value > most + 1e-6) {
      most = value
      best = one
    }
  }
  return best
}

/** Re-rolls every failure: with a skill if possible, else with a team re-roll. */
export const rerollFailures = (engine: Engine, match: Match, asked: Asked): Action => {
  const legal = engine.legal(match)
  const { roll } = asked.question
  const failed = roll !== null && roll.needed > 0 && !roll.passed
  const badBlock = roll !== null && roll.roll === 'block' && roll.faces.every((face) => face <= 2)
  if (!failed && !badBlock) return legal.find((one) => one.do === 'keep') ?? legal[0]
  return (
    legal.find((one) => one.do === 'reroll' && engine.rules.rerolls.has(one.option)) ??
    legal.find((one) => one.do === 'reroll') ??
    legal[0]
  )
}
