// The crowd goes wild: a natural 2 on an armour roll, and the fans of the coach who rolled it do something. Neighbours: fans.ts;
// rock.ts, riot.ts and invasion.ts are what takes longer; hurt/armour.ts rolls.
import type { Ctx } from '../../edition.ts'
import { coachOf } from '../../kernel/allegiance.ts'
import type { Frame } from '../../kernel/match.ts'
import { type AnyStep, call, DONE, done, type Next, type Procedure, type Receives } from '../../kernel/procedure.ts'
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
    Receives<{ swayed: RollResult; bored: RollResult; angry: RollResult; delighted: RollResult }> {
  readonly proc: 'crowdIntervention'
  step: 'start' | 'rolled' | 'swayed' | 'bored' | 'angry' | 'delighted' | 'end'
  /** Of the coach who rolled. */
  readonly side: Side
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
      return innermost<InvasionFrame>(c.match, 'invasion') ? DONE : call(invasionFrame(side), 'end')
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
      return DONE
    },

    bored: (c, f, check) => {
      if (check === 'failed') changeFanFactor(c, f.side, -1, 'leftEarly')
      return DONE
    },

    angry: (_c, f, check) => (check === 'passed' ? call(rockFrame(f.side), 'end') : DONE),

    delighted: (c, f, check) => {
      if (check === 'passed') gainReroll(c, f.side, 'fansToss')
      return DONE
    },

    end: () => DONE,
  },
}

/** A natural 2. */
const WILD = 2

type WildFrame = ArmourFrame & { outcome?: ArmourResult }

/** The same procedure of armour, but after a natural 2 the crowd has its way before anything else happens. */
export const beforeTheCrowd = (armour: Procedure<ArmourFrame, Ctx>): Procedure<ArmourFrame, Ctx> => {
  const listening = (step: AnyStep<WildFrame, Ctx>): AnyStep<WildFrame, Ctx> => {
    if (typeof step !== 'function') return step
    return (c, f, result) => {
      const next = step(c, f, result)
      if (typeof next === 'string' || next.call !== null || f.natural !== WILD) return next
      f.outcome = next.result as ArmourResult
      const side = coachOf(c.match, c.match.players[f.player])
      return call<CrowdInterventionFrame, string>({ proc: 'crowdIntervention', step: 'start', side }, 'calm')
    }
  }
  const steps = Object.entries(armour.steps).map(([name, step]) => [name, listening(step as AnyStep<WildFrame, Ctx>)])
  return {
    ...armour,
    procedures: { ...armour.procedures, crowdIntervention },
    copy: (f: WildFrame) => ({ ...(armour.copy?.(f) ?? f), ...(f.outcome && { outcome: f.outcome }) }),
    steps: { ...Object.fromEntries(steps), calm: (_c: Ctx, f: WildFrame) => done(f.outcome ?? 'held') },
  }
}
