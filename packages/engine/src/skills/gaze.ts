// A hypnotic gaze at an adjacent opponent, at the end of a Move action. Neighbours: activation.ts, states.ts.
import type { Ctx } from '../edition.ts'
import type { Frame } from '../kernel/match.ts'
import { call, DONE, type Procedure, type Receives } from '../kernel/procedure.ts'
import { setState } from '../procs/match/states.ts'
import { type RollResult, rollFrame } from '../procs/rolling/roll.ts'

export interface GazeFrame extends Frame, Receives<{ looked: RollResult }> {
  readonly proc: 'gaze'
  step: 'look' | 'looked'
  readonly player: number
  readonly victim: number
}

export const gazeFrame = (player: number, victim: number): GazeFrame => ({ proc: 'gaze', step: 'look', player, victim })

export const gaze: Procedure<GazeFrame, Ctx> = {
  steps: {
    look: (c, f) => call(rollFrame(c, 'hypnoticGaze', f.player, { other: f.victim }), 'looked'),
    looked: (c, f, gaze) => {
      if (gaze === 'passed') setState(c, c.match.players[f.victim], 'gazed', true)
      return DONE
    },
  },
}
