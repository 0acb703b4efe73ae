// Whom the apothecary treats, and which of two injuries is kept: a player is weighed with all that lies before him, and the apothecary
// with whoever may still need him. Neighbours: harm.ts says what an injury costs, answers.ts and quickAnswer.ts ask.
import type { Action, Engine, Match, Pending } from '@double-skulls/engine'
import type { Asked } from './coach.ts'
import { lossOf, matchLeft, usualLoss } from './harm.ts'

/** Throws that belong to an injury and its treatment; the look ahead ends with the first that does not. */
const OF_AN_INJURY: readonly string[] = ['casualty', 'lastingInjury', 'regeneration', 'apothecary']

const isOfInjury = (pending: Pending): boolean =>
  pending.wait === 'dice' && OF_AN_INJURY.includes(pending.roll?.roll ?? pending.why)

/** No treatment takes more steps. */
const MOST_STEPS = 4

/** What the player's state will have cost once his injury is settled, on average. The match is a copy, and his to use up. */
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

/** The injury that costs least; the first of equals. */
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

/** Casualties a side suffers in a whole match, and how much of one a treatment undoes. Measured in seasons of veterans. */
const CASUALTIES = 1
const UNDONE = 0.65

/** What an apothecary who waits is worth: he may still be needed more, less so the less time there is and the more of them there are. */
const worthOfWaiting = (engine: Engine, match: Match, asked: Asked): number => {
  const left = matchLeft(engine, match)
  const { apothecary, wanderingApothecary } = match.squads[asked.side].resources
  const count = Math.max(1, apothecary + wanderingApothecary)
  return (CASUALTIES * UNDONE * left * usualLoss(engine, match, asked.side, left)) / count
}

/** Whether the apothecary treats this one or waits. */
export const chooseTreatment = (engine: Engine, match: Match, asked: Asked): Action => {
  const legal = engine.legal(match)
  const treat = legal.find((one) => one.do === 'use')
  const wait = legal.find((one) => one.do === 'decline')
  if (!treat || !wait) return legal[0]
  const { player } = asked.question
  const saved = lossAfter(engine, match, player, wait) - lossAfter(engine, match, player, treat)
  return saved > worthOfWaiting(engine, match, asked) ? treat : wait
}
