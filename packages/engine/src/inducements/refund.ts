// A used team re-roll may come back: a D3 must be higher than the number the side has left.
// Neighbours: roll.ts calls it before the dice are rolled again, inducements/cards/ causes it.

import type { Ctx } from '../edition.ts'
import type { Frame } from '../kernel/match.ts'
import { DONE, type Procedure } from '../kernel/procedure.ts'
import { gainReroll } from '../procs/match/resources.ts'
import { leaderRerolls } from '../procs/rolling/reroll.ts'
import { asD3, type Side } from '../vocabulary/words.ts'

export interface RefundFrame extends Frame {
  readonly proc: 'refund'
  step: 'roll'
  readonly side: Side
}

export const refundFrame = (side: Side): RefundFrame => ({ proc: 'refund', step: 'roll', side })

export const refund: Procedure<RefundFrame, Ctx> = {
  steps: {
    roll: {
      kind: 'throw',
      dice: () => ['d6'],
      why: () => 'team-talk',
      rolled: (c, f, faces) => {
        c.events.push({ type: 'chance', why: 'team-talk', player: -1, dice: faces })
        const squad = c.match.squads[f.side]
        if (asD3(faces[0]) > squad.rerolls + leaderRerolls.of(squad)) gainReroll(c, f.side, 'team-talk')
        return DONE
      },
    },
  },
}
