// Moves both turn markers forwards or backwards by one, as the coach chooses, if a roll succeeds.
// Neighbours: kickOffEvents/timeOut.ts does the same, inducements/ call it.
import type { Ctx } from '../edition.ts'
import type { Frame } from '../kernel/match.ts'
import { DONE, type Procedure } from '../kernel/procedure.ts'
import { turnsAllowed } from '../procs/match/clock.ts'
import { action } from '../vocabulary/actions.ts'
import { question } from '../vocabulary/questions.ts'
import type { Side } from '../vocabulary/words.ts'
import { useDie } from './useDie.ts'

export interface WarpTimeFrame extends Frame {
  readonly proc: 'warpTime'
  step: 'roll' | 'which'
  readonly side: Side
  readonly use: string
  readonly needs: number
  /** The coach's choice: +1 or −1. */
  by: number
}

export const warpTimeFrame = (side: Side, use: string, needs: number): WarpTimeFrame => ({
  proc: 'warpTime',
  step: 'which',
  side,
  use,
  needs,
  by: 0,
})

const ON = action('choose', -1, -1, 'on')
const BACK = action('choose', -1, -1, 'back')

export const warpTime: Procedure<WarpTimeFrame, Ctx> = {
  steps: {
    which: {
      kind: 'choice',
      by: (_c, f) => f.side,
      question: (_c, f) => question('turnMarkers', -1, { subject: f.use }),
      legal: () => [ON, BACK],
      chosen: (_c, f, answer) => {
        f.by = answer === ON ? 1 : -1
        return 'roll'
      },
    },
    roll: useDie<WarpTimeFrame>((c, f, face) => {
      const { clock } = c.match
      if (face < f.needs) return DONE
      const most = turnsAllowed(c.rules, c.match)
      clock.home = Math.max(0, Math.min(most, clock.home + f.by))
      clock.away = Math.max(0, Math.min(most, clock.away + f.by))
      c.events.push({ type: 'markers', home: clock.home, away: clock.away, why: f.use })
      return DONE
    }),
  },
}
