// Before the toss either coach may announce that he has bribed the referee to win it. Neighbours: refereeBribes.ts, match.ts asks who has
// won the toss so; preGame.ts plays the routine.
import type { Ctx } from '../../edition.ts'
import type { Frame } from '../../kernel/match.ts'
import { call, DONE, type Procedure, type Receives } from '../../kernel/procedure.ts'
import { squadRecord } from '../../kernel/squadRecord.ts'
import type { Routine } from '../../routine.ts'
import { sides } from '../../vocabulary/words.ts'
import { type Obeyed, refereeBribe, refereeBribeFrame } from './refereeBribes.ts'
import { trick } from './spies.ts'

/** The referee sees to it that this squad wins the toss. */
export const tossIsBought = squadRecord('tossIsBought', false)

interface TossBribesFrame extends Frame, Receives<{ asked: Obeyed }> {
  readonly proc: 'tossBribes'
  step: 'ask' | 'asked'
}

const tossBribes: Procedure<TossBribesFrame, Ctx> = {
  procedures: { refereeBribe, trick },
  steps: {
    ask: (c) => {
      const bribe = refereeBribeFrame(c, 'toss', sides)
      return bribe ? call(bribe, 'asked') : DONE
    },
    asked: (c, _f, obeyed) => {
      if (obeyed !== 'nobody') tossIsBought.put(c.match.squads[obeyed], true)
      return DONE
    },
  },
}

export const tossIsBribed: Routine = {
  id: 'tossIsBribed',
  at: 'preGame',
  begin: (): TossBribesFrame => ({ proc: 'tossBribes', step: 'ask' }),
  procedures: { tossBribes },
}
