// Each Fan Factor falls by one for the rest of the match. An inducement plays it in place of another event.
import type { Ctx } from '../edition.ts'
import type { Frame } from '../kernel/match.ts'
import { DONE, type Procedure } from '../kernel/procedure.ts'
import { FANS_PER_POINT, fans } from '../procs/match/fans.ts'
import { sides } from '../vocabulary/words.ts'

export interface FansLeaveFrame extends Frame {
  readonly proc: 'fansLeave'
  step: 'start'
}

export const fansLeave: Procedure<FansLeaveFrame, Ctx> = {
  steps: {
    start: (c) => {
      for (const side of sides) {
        const squad = c.match.squads[side]
        const left = fans.of(squad) - 1
        if (left < 0) continue
        fans.put(squad, left)
        c.events.push({ type: 'fansLeft', side, fans: FANS_PER_POINT, fanFactor: left })
      }
      return DONE
    },
  },
}
