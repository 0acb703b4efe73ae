// Journeymen join a squad before the match: 2D3 + 1 of them. Neighbours: joining.ts, inducements/common.ts.
import type { Ctx } from '../edition.ts'
import type { Frame } from '../kernel/match.ts'
import { DONE, type Procedure } from '../kernel/procedure.ts'
import { join, journeyman } from '../procs/match/joining.ts'
import { spendFor } from '../procs/match/limits.ts'
import { asD3, type Side } from '../vocabulary/words.ts'

export interface RookiesFrame extends Frame {
  readonly proc: 'rookies'
  step: 'roll'
  readonly side: Side
  readonly use: string
}

export const rookiesFrame = (side: Side, use: string): RookiesFrame => ({ proc: 'rookies', step: 'roll', side, use })

export const rookies: Procedure<RookiesFrame, Ctx> = {
  steps: {
    roll: {
      kind: 'throw',
      dice: () => ['d6', 'd6'],
      why: (_c, f) => f.use,
      rolled: (c, f, faces) => {
        const rookie = journeyman.of(c.match.squads[f.side])
        c.events.push({ type: 'chance', why: f.use, player: -1, dice: faces })
        const count = faces.reduce((sum, face) => sum + asD3(face), 1)
        if (rookie) for (let i = 0; i < count; i++) spendFor(join(c, rookie, f.use), f.use, 'match')
        return DONE
      },
    },
  },
}
