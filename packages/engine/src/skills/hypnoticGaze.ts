// Hypnotic Gaze: at the end of a Move an adjacent opponent may lose his tackle zone until his next action.

import type { Ctx } from '../edition.ts'
import { revise, type Skill } from '../hooks.ts'
import { call, DONE, type Procedure } from '../kernel/procedure.ts'
import { setState } from '../procs/match/states.ts'
import { rollFrame } from '../procs/rolling/roll.ts'
import type { GazeFrame } from '../procs/turn/gazeFrame.ts'

export const gaze: Procedure<GazeFrame, Ctx> = {
  steps: {
    look: (c, f) => call(rollFrame(c, 'hypnoticGaze', f.player, { other: f.victim }), 'looked'),
    looked: (c, f, gaze) => {
      if (gaze === 'passed') setState(c, c.match.players[f.victim], 'gazed', true)
      return DONE
    },
  },
}

export const hypnoticGaze: Skill = {
  id: 'hypnotic-gaze',
  name: 'Hypnotic Gaze',
  category: 'extraordinary',
  procedures: { gaze },
  permits: ['gazes'],
}

/** bb2020: an action of its own, with a named target. */
export const hypnoticGazeBb2020 = revise(hypnoticGaze, { category: 'trait', permits: [], mayDeclare: ['gaze'] })
