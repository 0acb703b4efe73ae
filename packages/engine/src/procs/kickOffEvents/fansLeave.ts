// Fans of both sides leave: one off each Fan Factor for the rest of the match. Played in the place of another event.
import type { Ctx } from '../../edition.ts'
import type { Frame } from '../../kernel/match.ts'
import { DONE, type Procedure } from '../../kernel/procedure.ts'
import { sides } from '../../vocabulary/words.ts'

export interface FansLeaveFrame extends Frame {
  readonly proc: 'fansLeave'
  step: 'start'
}

export const fansLeave: Procedure<FansLeaveFrame, Ctx> = {
  steps: {
    start: (c) => {
      for (const side of sides) {
        const squad = c.match.squads[side]
        squad.fans = Math.max(0, squad.fans - 1)
        c.events.push({ type: 'fans', side, fans: squad.fans, fame: squad.fame })
      }
      return DONE
    },
  },
}
