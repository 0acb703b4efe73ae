// Perfect Defence: the kicking team may set up again by the usual rules. Neighbour: ../procs/kickOff/setUp.ts.
import type { Ctx } from '../edition.ts'
import type { Frame } from '../kernel/match.ts'
import { call, DONE, type Procedure } from '../kernel/procedure.ts'
import { setUpFrame } from '../procs/kickOff/setUp.ts'

export interface PerfectDefenceFrame extends Frame {
  readonly proc: 'perfectDefence'
  step: 'start' | 'end'
}

export const perfectDefence: Procedure<PerfectDefenceFrame, Ctx> = {
  steps: {
    start: (c) => call(setUpFrame(c.match.drive.kicking, true), 'end'),
    end: () => DONE,
  },
}
