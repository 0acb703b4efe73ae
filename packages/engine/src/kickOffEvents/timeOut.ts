// Time-Out: late in the half both turn markers go back, otherwise both go on.
import type { Ctx } from '../edition.ts'
import type { Frame } from '../kernel/match.ts'
import { DONE, type Procedure } from '../kernel/procedure.ts'

export interface TimeOutFrame extends Frame {
  readonly proc: 'timeOut'
  step: 'start'
}

/** From this turn of the kicking team on, the markers go back. */
const LATE = 6

export const timeOut: Procedure<TimeOutFrame, Ctx> = {
  steps: {
    start: (c) => {
      const { clock, drive } = c.match
      const by = clock[drive.kicking] >= LATE ? -1 : 1
      clock.home = Math.max(0, clock.home + by)
      clock.away = Math.max(0, clock.away + by)
      c.events.push({ type: 'markers', home: clock.home, away: clock.away, why: 'timeOut' })
      return DONE
    },
  },
}
