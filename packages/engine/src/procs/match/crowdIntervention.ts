// The crowd goes wild: a natural 2 on an armour roll, and the fans of the coach who rolled it do something. Neighbours: fans.ts;
// rock.ts, riot.ts and invasion.ts are what takes longer; hurt/armour.ts rolls.
import type { Ctx } from '../../edition.ts'
import type { Frame } from '../../kernel/match.ts'
import { call, DONE, type Next, type Procedure, type Receives } from '../../kernel/procedure.ts'
import { innermost } from '../../kernel/stack.ts'
import type { Routine } from '../../routine.ts'
import { type crowdTable, swayed } from '../../tables/fanTables.ts'
import { otherSide, type Side } from '../../vocabulary/words.ts'
import { type RollFrame, type RollResult, sideRollFrame } from '../rolling/roll.ts'
import { changeFanFactor, fanCheckFrame, fans } from './fans.ts'
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
      const some = fans.of(c.match.squads[f.side]) > 0
      if (check === 'failed' && some) {
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

    end: () => DONE,
  },
}

/** After an armour roll of two ones. */
export const crowdGoesWild: Routine = {
  id: 'crowdGoesWild',
  at: 'armourOfTwo',
  begin: (_c, side): CrowdInterventionFrame => ({ proc: 'crowdIntervention', step: 'start', side }),
  procedures: { crowdIntervention },
}
