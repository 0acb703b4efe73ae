// The coaches disagree about cheerleaders: a coin says whether those of both sides perform. Neighbours: chanting.ts, staff.ts.
import type { Ctx } from '../../edition.ts'
import type { Frame } from '../../kernel/match.ts'
import { DONE, type Procedure } from '../../kernel/procedure.ts'
import type { Routine } from '../../routine.ts'
import { sides } from '../../vocabulary/words.ts'
import { cheerleadersBarred } from './staff.ts'

export interface CheerleadersCoinFrame extends Frame {
  readonly proc: 'cheerleadersCoin'
  step: 'toss'
}

const cheerleadersCoin: Procedure<CheerleadersCoinFrame, Ctx> = {
  steps: {
    toss: {
      kind: 'throw',
      dice: () => ['d2'],
      why: () => 'cheerleaders',
      isCoin: true,
      rolled: (c, _f, [face]) => {
        const perform = face === 1
        c.events.push({ type: 'cheerleaders', perform })
        for (const side of sides) cheerleadersBarred.put(c.match.squads[side], !perform)
        return DONE
      },
    },
  },
}

export const cheerleadersDispute: Routine = {
  id: 'cheerleadersDispute',
  at: 'preGame',
  begin: (c): CheerleadersCoinFrame | null =>
    c.match.options.cheerleadersDisputed ? { proc: 'cheerleadersCoin', step: 'toss' } : null,
  agreed: ['cheerleaders', 'cheerleadersPainted', 'cheerleadersDisputed'],
  procedures: { cheerleadersCoin },
}
