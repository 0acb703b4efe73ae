// Hypnotic Gaze: at the end of a Move an adjacent opponent may lose his tackle zone until his next action.

import type { Ctx } from '../edition.ts'
import { revise, type Skill } from '../hooks.ts'
import type { Player } from '../kernel/match.ts'
import { call, DONE, type Procedure } from '../kernel/procedure.ts'
import { may } from '../kit.ts'
import { setState } from '../procs/match/states.ts'
import { hasZone, playersBeside } from '../procs/move/zones.ts'
import { type RollExtras, rollFrame } from '../procs/rolling/roll.ts'
import { canGoOn } from '../procs/turn/actionCosts.ts'
import type { AnyKind } from '../procs/turn/activationFrame.ts'
import { gazesNow } from '../procs/turn/activationOptions.ts'
import { GAZED, type GazeFrame, gazeFrame } from '../procs/turn/gazeFrame.ts'
import { feat, featFrame } from './feat.ts'

const ID = 'hypnotic-gaze'

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
  id: ID,
  name: 'Hypnotic Gaze',
  category: 'extraordinary',
  procedures: { gaze },
  permits: ['gazes'],
}

/** bb2020: an action of its own, with a named target. */
export const hypnoticGazeBb2020 = revise(hypnoticGaze, { category: 'trait', permits: [], mayDeclare: ['gaze'] })

/** The die must show more than the victim's agility. */
const gazeThird = gazing(({ id: other, stats }) => ({ other, base: (stats.AG ?? 0) + 1 }))

/** Opponents beside him who have a tackle zone to lose. */
const victims = (c: Ctx, owner: Player): Player[] =>
  playersBeside(c, owner).filter((other) => other.side !== owner.side && hasZone(other))

/** Their deed is the last thing that their player is asked about; all other actions list the gaze until they end. */
const endingByDeed: readonly AnyKind[] = ['block', 'pass', 'handOff', 'foul']

/** `third`: at any point of any action of his own, also after its deed. */
export const hypnoticGazeThird = revise(hypnoticGaze, {
  procedures: { feat, gaze: gazeThird },
  permits: ['gazesAnytime'],
  feat: { targets: victims, needs: 0, done: (_c, owner, victim) => gazeFrame(owner.id, victim.id) },
  windows: {
    actionEnding: {
      offer: (c, owner, cause) =>
        endingByDeed.includes(cause.action) &&
        owner.posture === 'standing' &&
        canGoOn(c, cause) &&
        gazesNow(c, owner) &&
        victims(c, owner).length > 0,
      use: (_c, owner) => featFrame(owner.id, ID),
      declining: 'leavesItAtThat',
    },
  },
})
