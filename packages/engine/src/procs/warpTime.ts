// Time is bent: on a good roll both turn markers go on by one or back by one, as the coach likes.
// Neighbours: kickOffEvents/timeOut.ts does the like, inducements/ call it.
import type { Ctx } from '../edition.ts'
import type { Frame } from '../kernel/match.ts'
import { DONE, type Procedure } from '../kernel/procedure.ts'
import { action } from '../vocabulary/actions.ts'
import { question } from '../vocabulary/questions.ts'
import type { Side } from '../vocabulary/words.ts'

export interface WarpTimeFrame extends Frame {
  readonly proc: 'warpTime'
  step: 'roll' | 'which'
  readonly side: Side
  readonly use: string
  readonly needs: number
}

export const warpTimeFrame = (side: Side, use: string, needs: number): WarpTimeFrame => ({
  proc: 'warpTime',
  step: 'roll',
  side,
  use,
  needs,
})

const ON = action('choose', -1, -1, 'on')
const BACK = action('choose', -1, -1, 'back')

export const warpTime: Procedure<WarpTimeFrame, Ctx> = {
  steps: {
    roll: {
      kind: 'throw',
      dice: () => ['d6'],
      why: (_c, f) => f.use,
      rolled: (c, f, faces) => {
        c.events.push({ type: 'chance', why: f.use, player: -1, dice: faces })
        return faces[0] >= f.needs ? 'which' : DONE
      },
    },
    which: {
      kind: 'choice',
      by: (_c, f) => f.side,
      question: (_c, f) => question('turnMarkers', -1, { subject: f.use }),
      legal: () => [ON, BACK],
      chosen: (c, f, answer) => {
        const { clock } = c.match
        const by = answer === ON ? 1 : -1
        const most = c.rules.numbers.turnsPerHalf
        clock.home = Math.max(0, Math.min(most, clock.home + by))
        clock.away = Math.max(0, Math.min(most, clock.away + by))
        c.events.push({ type: 'markers', home: clock.home, away: clock.away, why: f.use })
        return DONE
      },
    },
  },
}
