// Blitz of bb2020: D3 + 3 open kickers act before the ball lands: moves, one blitz, one thrown team-mate.
import type { Ctx } from '../edition.ts'
import { call, DONE, type Procedure } from '../kernel/procedure.ts'
import { turnFrame } from '../procs/turn/turnFrame.ts'
import type { BlitzFrame } from './blitz.ts'
import { rollHowMany } from './howMany.ts'

export const blitzBb2020: Procedure<BlitzFrame, Ctx> = {
  steps: {
    start: rollHowMany<BlitzFrame>('blitz', (c, _f, count) =>
      call(turnFrame(c.match.drive.kicking, true, count), 'end'),
    ),
    end: () => DONE,
  },
}
