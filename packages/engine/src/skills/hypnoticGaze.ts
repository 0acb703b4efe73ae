// Hypnotic Gaze: at the end of a Move an adjacent opponent may lose his tackle zone until his next action.

import type { Ctx } from '../edition.ts'
import { revise, type Skill } from '../hooks.ts'
import type { Player } from '../kernel/match.ts'
import { call, DONE, type Procedure } from '../kernel/procedure.ts'
import { may } from '../kit.ts'
import { setState } from '../procs/match/states.ts'
import { type RollExtras, rollFrame } from '../procs/rolling/roll.ts'
import { GAZED, type GazeFrame } from '../procs/turn/gazeFrame.ts'

const gazing = (against: (victim: Player) => RollExtras): Procedure<GazeFrame, Ctx> => ({
  steps: {
    look: (c, f) => {
      const player = c.match.players[f.player]
      if (may(c, player).gazesAnytime) player.marks = [...player.marks, GAZED]
      return call(rollFrame(c, 'hypnoticGaze', f.player, against(c.match.players[f.victim])), 'looked')
    },
    looked: (c, f, gaze) => {
      if (gaze === 'passed') setState(c, c.match.players[f.victim], 'gazed', true)
      return DONE
    },
  },
})

export const gaze = gazing(({ id: other }) => ({ other }))

export const hypnoticGaze: Skill = {
  id: 'hypnotic-gaze',
  name: 'Hypnotic Gaze',
  category: 'extraordinary',
  procedures: { gaze },
  permits: ['gazes'],
}

/** bb2020: an action of its own, with a named target. */
export const hypnoticGazeBb2020 = revise(hypnoticGaze, { category: 'trait', permits: [], mayDeclare: ['gaze'] })

/** `third`: at any point of any action of his own; the die must show more than the victim's agility. */
export const hypnoticGazeThird = revise(hypnoticGaze, {
  procedures: { gaze: gazing(({ id: other, stats }) => ({ other, base: (stats.AG ?? 0) + 1 })) },
  permits: ['gazesAnytime'],
})
