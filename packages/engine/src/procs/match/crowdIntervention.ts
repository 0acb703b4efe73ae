// The crowd goes wild: a natural 2 on an armour roll, and the fans of the coach who rolled it do something. Neighbours: fans.ts;
// rock.ts, riot.ts and invasion.ts are what takes longer; hurt/armour.ts rolls.
import type { Ctx } from '../../edition.ts'
import { coachOf } from '../../kernel/allegiance.ts'
import type { Frame } from '../../kernel/match.ts'
import {
  type AnyStep,
  call,
  done,
  type Next,
  type Procedure,
  type Receives,
  type Returns,
} from '../../kernel/procedure.ts'
import { innermost } from '../../kernel/stack.ts'
import { type crowdTable, swayed } from '../../tables/fanTables.ts'
import { otherSide, type Side } from '../../vocabulary/words.ts'
import type { ArmourFrame, ArmourResult } from '../hurt/armour.ts'
import { type RollFrame, type RollResult, sideRollFrame } from '../rolling/roll.ts'
import { changeFanFactor, fanCheckFrame } from './fans.ts'
import { type InvasionFrame, invasion, invasionFrame } from './invasion.ts'
import { gainReroll } from './resources.ts'
import { riot, riotFrame } from './riot.ts'
import { rock, rockFrame } from './rock.ts'

export interface CrowdInterventionFrame
  extends Frame,
    Returns<ArmourResult>,
    Receives<{ swayed: RollResult; bored: RollResult; angry: RollResult; delighted: RollResult }> {
  readonly proc: 'crowdIntervention'
  step: 'start' | 'rolled' | 'swayed' | 'bored' | 'angry' | 'delighted' | 'end'
  /** Of the coach who rolled. */
  readonly side: Side
  /** What became of the armour: the result goes back to it. */
  readonly armour: ArmourResult
}

type CrowdResult = (typeof crowdTable)['rows'][number]['result']

/** A check of whether they change sides: the better their team stands, the less willing. */
const swayFrame = (c: Ctx, side: Side): RollFrame => {
  const ahead = c.match.squads[side].score - c.match.squads[otherSide(side)].score
  const how = ahead === 0 ? 'level' : ahead > 0 ? 'leading' : 'behind'
  const modifiers = swayed[how] === 0 ? [] : [{ value: swayed[how], source: how, player: -1 }]
  return fanCheckFrame(c, side, 'loyalty', modifiers)
}

const play = (c: Ctx, { side }: CrowdInterventionFrame, result: CrowdResult): Next<CrowdInterventionFrame> => {
  switch (result) {
    case 'switchSides':
      return call(swayFrame(c, side), 'swayed')
    case 'leaveEarly':
      return call(fanCheckFrame(c, side, 'loyalty'), 'bored')
    case 'rock':
      return call(fanCheckFrame(c, side, 'hooliganism'), 'angry')
    case 'toss':
      return call(fanCheckFrame(c, side, 'chant'), 'delighted')
    case 'invasion':
      // While fans are on the pitch there is nothing more to invade.
      return innermost<InvasionFrame>(c.match, 'invasion') ? 'end' : call(invasionFrame(side), 'end')
    case 'riot':
      return call(riotFrame(side), 'end')
  }
}

const crowdIntervention: Procedure<CrowdInterventionFrame, Ctx> = {
  procedures: { invasion, riot, rock },
  steps: {
    start: (c, f) => call(sideRollFrame(c, 'crowd', f.side), 'rolled'),

    rolled: (c, f) => play(c, f, c.match.lastRoll?.result as CrowdResult),

    swayed: (c, f, check) => {
      if (check === 'failed') {
        changeFanFactor(c, f.side, -1, 'switchedSides')
        changeFanFactor(c, otherSide(f.side), 1, 'wonOver')
      }
      return 'end'
    },

    bored: (c, f, check) => {
      if (check === 'failed') changeFanFactor(c, f.side, -1, 'leftEarly')
      return 'end'
    },

    angry: (_c, f, check) => (check === 'passed' ? call(rockFrame(f.side), 'end') : 'end'),

    delighted: (c, f, check) => {
      if (check === 'passed') gainReroll(c, f.side, 'fansToss')
      return 'end'
    },

    end: (_c, f) => done(f.armour),
  },
}

/** A natural 2. */
const WILD = 2

/** The same procedure of armour, but after a natural 2 the crowd has its way before anything else happens. */
export const beforeTheCrowd = (armour: Procedure<ArmourFrame, Ctx>): Procedure<ArmourFrame, Ctx> => {
  const listening = (step: AnyStep<ArmourFrame, Ctx>): AnyStep<ArmourFrame, Ctx> => {
    if (typeof step !== 'function') return step
    return (c, f, result) => {
      const next = step(c, f, result)
      if (typeof next === 'string' || next.call !== null || f.natural !== WILD) return next
      const side = coachOf(c.match, c.match.players[f.player])
      const outcome = next.result as ArmourResult
      return call<CrowdInterventionFrame, string>(
        { proc: 'crowdIntervention', step: 'start', side, armour: outcome },
        'calm',
      )
    }
  }
  const steps = Object.entries(armour.steps).map(([name, step]) => [name, listening(step as AnyStep<ArmourFrame, Ctx>)])
  const calm = (_c: Ctx, _f: ArmourFrame, outcome: string) => done(outcome as ArmourResult)
  return {
    ...armour,
    procedures: { ...armour.procedures, crowdIntervention },
    steps: { ...Object.fromEntries(steps), calm },
  }
}
