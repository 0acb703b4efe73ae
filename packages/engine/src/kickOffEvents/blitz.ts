// Blitz!: the kicking team takes a bonus turn before the ball lands. Neighbour: ../procs/turn/turn.ts plays it.
import type { Ctx } from '../edition.ts'
import type { Frame } from '../kernel/match.ts'
import { call, DONE, type Procedure } from '../kernel/procedure.ts'
import { turnFrame } from '../procs/turn/turnFrame.ts'

export interface BlitzFrame extends Frame {
  readonly proc: 'blitz'
  step: 'start' | 'end'
}

export const blitz: Procedure<BlitzFrame, Ctx> = {
  steps: {
    start: (c) => call(turnFrame(c.match.drive.kicking, true), 'end'),
    end: () => DONE,
  },
}
