// A riot in the stands: each side kills fans of the other, and then some of both may go home. Neighbours: crowdIntervention.ts and
// invasion.ts call it, fans.ts counts.
import type { Ctx } from '../../edition.ts'
import type { Frame } from '../../kernel/match.ts'
import { call, DONE, type Procedure, type Receives } from '../../kernel/procedure.ts'
import { KILLED_PER_POINT } from '../../tables/fanTables.ts'
import { otherSide, type Side } from '../../vocabulary/words.ts'
import { lastTotal } from '../rolling/judging.ts'
import { type RollFrame, type RollResult, sideRollFrame } from '../rolling/roll.ts'
import { changeFanFactor, fanCheckFrame, fans, fanTraits, killFans } from './fans.ts'

export interface RiotFrame extends Frame, Receives<{ checked: RollResult; over: RollResult }> {
  readonly proc: 'riot'
  step: 'start' | 'first' | 'second' | 'checked' | 'over'
  /** The side that rolls first. */
  readonly side: Side
  firstTotal: number
}

export const riotFrame = (side: Side): RiotFrame => ({ proc: 'riot', step: 'start', side, firstTotal: 0 })

const riotRoll = (c: Ctx, side: Side): RollFrame => {
  const own = c.match.squads[side]
  const more = fans.of(own) - fans.of(c.match.squads[otherSide(side)])
  const modifiers = [
    { value: fanTraits.of(own).hooliganism, source: 'hooliganism', player: -1 },
    { value: Math.max(0, more), source: 'fanFactor', player: -1 },
  ]
  return sideRollFrame(c, 'riot', side, { modifiers: modifiers.filter(({ value }) => value > 0) })
}

const leave = (c: Ctx, side: Side, check: RollResult): void => {
  if (check === 'failed') changeFanFactor(c, side, -1, 'leftEarly')
}

export const riot: Procedure<RiotFrame, Ctx> = {
  steps: {
    start: (c, f) => call(riotRoll(c, f.side), 'first'),

    first: (c, f) => {
      f.firstTotal = lastTotal(c)
      return call(riotRoll(c, otherSide(f.side)), 'second')
    },

    second: (c, f) => {
      const secondTotal = lastTotal(c)
      killFans(c, otherSide(f.side), f.firstTotal * KILLED_PER_POINT)
      killFans(c, f.side, secondTotal * KILLED_PER_POINT)
      return call(fanCheckFrame(c, f.side, 'loyalty'), 'checked')
    },

    checked: (c, f, check) => {
      leave(c, f.side, check)
      return call(fanCheckFrame(c, otherSide(f.side), 'loyalty'), 'over')
    },

    over: (c, f, check) => {
      leave(c, otherSide(f.side), check)
      return DONE
    },
  },
}
