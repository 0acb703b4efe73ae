// Get the Ref: each team receives a bribe for this match.
import type { Ctx } from '../edition.ts'
import type { Frame } from '../kernel/match.ts'
import { DONE, type Procedure } from '../kernel/procedure.ts'
import { gain } from '../procs/match/resources.ts'
import { sides } from '../vocabulary/words.ts'

export interface GetTheRefFrame extends Frame {
  readonly proc: 'getTheRef'
  step: 'start'
}

export const getTheRef: Procedure<GetTheRefFrame, Ctx> = {
  steps: {
    start: (c) => {
      for (const side of sides) gain(c, side, 'bribe', 'getTheRef')
      return DONE
    },
  },
}
