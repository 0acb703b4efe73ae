// When to use the apothecary, and which of two injuries to keep: the player's expected loss against the expected value
// of keeping the apothecary. Neighbours: harm.ts has the cost of an injury, answers.ts and quickAnswer.ts call it.
import type { Action, Engine, Match, Pending } from '@double-skulls/engine'
import type { Asked } from './coach.ts'
import { lossOf, matchLeft, usualLoss } from './harm.ts'

/** Rolls of an injury and its treatment; the look-ahead ends at any other roll. */
const OF_AN_INJURY: readonly string[] = ['casualty', 'lastingInjury', 'regeneration', 'apothecary']

const isOfInjury = (pending: Pending): boolean =>
  pending.wait === 'dice' && OF_AN_INJURY.includes(pending.roll?.roll ?? pending.why)

const MOST_STEPS = 4

/** The expected loss of the player once his injury is settled. The match is a copy that may be changed. */
const lossAhead = (engine: Engine, match: Match, player: number, steps = MOST_STEPS): number => {
  const pending = engine.pending(match)
  if (steps > 0 && isOfInjury(pending)) {
    let loss = 0
    for (const { dice, p } of engine.outcomes(match)) {
      const copy = engine.clone(match)
      engine.apply(copy, { dice })
      loss += p * lossAhead(engine, copy, player, steps - 1)
    }
    return loss
  }
  if (steps > 0 && pending.wait === 'coach' && pending.question.kind === 'chooseInjury')
    return Math.min(...engine.legal(match).map((one) => lossAfter(engine, match, player, one, steps - 1)))
  return lossOf(engine, match, match.players[player])
}

const lossAfter = (engine: Engine, match: Match, player: number, answer: Action, steps = MOST_STEPS): number => {
  const copy = engine.clone(match)
  engine.apply(copy, { action: answer })
  return lossAhead(engine, copy, player, steps)
}

/** The injury with the lowest expected loss; the first of equals. */
export const leastInjury = (engine: Engine, match: Match, asked: Asked): Action => {
  let best = engine.legal(match)[0]
  let least = Number.POSITIVE_INFINITY
  for (const one of engine.legal(match)) {
    const loss = lossAfter(engine, match, asked.question.player, one)
    if (loss < least) {
      least = loss
      best = one
    }
  }
  return best
}

/**
 * Casualties a side suffers per match, and the share of the loss that a treatment undoes; measured in veteran seasons.
 */
const CASUALTIES = 1
const UNDONE = 0.65

/** The value of keeping an apothecary for a later casualty: less with less time left and with more apothecaries. */
const valueOfKeeping = (engine: Engine, match: Match, asked: Asked): number => {
  const left = matchLeft(engine, match)
  const { apothecary, wanderingApothecary } = match.squads[asked.side].resources
  const count = Math.max(1, apothecary + wanderingApothecary)
  return (CASUALTIES * UNDONE * left * usualLoss(engine, match, asked.side, left)) / count
}

export const chooseTreatment = (engine: Engine, match: Match, asked: Asked): Action => {
  const legal = engine.legal(match)
  const treat = legal.find((one) => one.do === 'use')
  const wait = legal.find((one) => one.do === 'decline')
  if (!treat || !wait) return legal[0]
  const { player } = asked.question
  const saved = lossAfter(engine, match, player, wait) - lossAfter(engine, match, player, treat)
  return saved > valueOfKeeping(engine, match, asked) ? treat : wait
}
