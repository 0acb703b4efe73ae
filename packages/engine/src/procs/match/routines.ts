// Plays the routines of an occasion, one after another. Neighbours: ../../routine.ts says what they are; driveToLines.ts,
// preGame.ts and turn/turnOfEach.ts call this.
import type { Ctx } from '../../edition.ts'
import type { Frame } from '../../kernel/match.ts'
import { call, DONE, type Next, type Procedure } from '../../kernel/procedure.ts'
import type { Occasion } from '../../routine.ts'
import type { Side } from '../../vocabulary/words.ts'

export interface RoutinesFrame extends Frame {
  readonly proc: 'routines'
  step: 'next'
  readonly at: Occasion
  readonly side: Side
  /** How many of them have begun. */
  begun: number
}

export const routinesFrame = (at: Occasion, side: Side): RoutinesFrame => ({
  ...{ proc: 'routines', step: 'next', at, side },
  begun: 0,
})

export const routines: Procedure<RoutinesFrame, Ctx> = {
  steps: {
    next: (c, f): Next<RoutinesFrame> => {
      const own = c.rules.routinesAt.get(f.at) ?? []
      while (f.begun < own.length) {
        const frame = own[f.begun++].begin(c, f.side)
        if (frame) return call(frame, 'next')
      }
      return DONE
    },
  },
}
