// A foul that the referee missed, and somebody may have seen after all: on a good roll the fouler is sent off.
// Neighbours: foul.ts, sendOff.ts, inducements/biasedReferee.ts.
import type { Ctx } from '../edition.ts'
import type { Frame } from '../kernel/match.ts'
import { call, DONE, type Procedure } from '../kernel/procedure.ts'
import type { FoulFrame } from './foul.ts'
import { sendOffFrame } from './sendOff.ts'

export interface SpotFoulFrame extends Frame {
  readonly proc: 'spotFoul'
  step: 'look' | 'end'
  readonly player: number
  readonly needs: number
}

export const spotFoulFrame = (foul: Frame, needs: number): SpotFoulFrame => ({
  proc: 'spotFoul',
  step: 'look',
  player: (foul as FoulFrame).player,
  needs,
})

export const spotFoul: Procedure<SpotFoulFrame, Ctx> = {
  steps: {
    look: {
      kind: 'throw',
      dice: () => ['d6'],
      why: () => 'spotFoul',
      rolled: (c, f, faces) => {
        c.events.push({ type: 'chance', why: 'spotFoul', player: f.player, dice: faces })
        return faces[0] >= f.needs ? call(sendOffFrame(f.player, 'foul'), 'end') : DONE
      },
    },
    end: () => DONE,
  },
}
