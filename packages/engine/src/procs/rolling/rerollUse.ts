// What using a re-roll takes before the dice are thrown again: it is spent, and a roll may have to give it first. Neighbours:
// rerollQuestions.ts asks for it, reroll.ts spends it, roll.ts goes on.
import type { Ctx } from '../../edition.ts'
import { call, type Next, type Procedure } from '../../kernel/procedure.ts'
import { effectFor } from '../match/effects.ts'
import { isInduced, teamGate, useReroll } from './reroll.ts'
import { diceToReroll } from './rerollQuestions.ts'
import { type OfferingRollFrame, type RollFrame, rollFrame } from './roll.ts'
import { rollingSide } from './rollTerms.ts'

const isTeamReroll = (source: string): boolean => source === 'team' || source === 'leader'

/** A team re-roll may need a roll of its own first (Loner). */
const passGate = (c: Ctx, f: RollFrame): Next<OfferingRollFrame> => {
  const gate = teamGate(c, c.match.players[f.player])
  return gate ? call(rollFrame(c, gate, f.player), 'gated') : 'again'
}

type Steps = Procedure<OfferingRollFrame, Ctx>['steps']

export const usingReroll: Pick<Steps, 'picked' | 'refunded' | 'cheered' | 'gated'> = {
  picked: (c, f) => {
    const gate = useReroll(c, f)
    f.settled = [...f.settled, ...diceToReroll(f)]
    f.tried = [...f.tried, f.source]
    if (isInduced(c, f.source)) {
      const base = c.rules.inducements.get(f.source)?.rerollNeeds ?? 0
      return call(rollFrame(c, 'cheer', f.player, { base }), 'cheered')
    }
    const effect = isTeamReroll(f.source) && effectFor(c, rollingSide(c, f), ({ on }) => on?.teamReroll)
    if (effect) return call(effect.value(rollingSide(c, f)), 'refunded')
    return gate ? call(rollFrame(c, gate, f.player), 'gated') : 'again'
  },

  refunded: (c, f) => passGate(c, f),

  // If the inducement fails to give the re-roll, others may still be used.
  cheered: (c, f, result) => (result === 'passed' ? passGate(c, f) : 'judge'),

  // If the re-roll was for one die only, the others may still be re-rolled.
  gated: (_c, f, result) => {
    if (result === 'passed') return 'again'
    if (f.die < 0) return 'finish'
    f.die = -1
    return 'judge'
  },
}
