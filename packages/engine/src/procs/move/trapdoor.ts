// Trapdoors while a prayer opens them: a player who enters one rolls a D6, and on a 1 he falls into the crowd;
// the caller then resolves his injury and his ball. Neighbours: crowd.ts; step.ts, jump.ts, push.ts, block.ts,
// swing.ts and throwTeamMateBb2020.ts call it.

import type { Ctx } from '../../edition.ts'
import { squaresOf } from '../../kernel/base.ts'
import type { Frame, Player } from '../../kernel/match.ts'
import { takeOff } from '../../kernel/occupancy.ts'
import type { Square } from '../../kernel/pitch.ts'
import { DONE, done, type Procedure, type Returns } from '../../kernel/procedure.ts'
import { sides } from '../../vocabulary/words.ts'
import { disturbBalls, dropBall } from '../ball/ball.ts'
import { anyPrayer } from '../match/answeredPrayers.ts'
import { turnover } from '../turn/turnover.ts'

export type TrapdoorResult = 'done' | 'swallowed'
const SWALLOWED = done('swallowed')

export interface TrapdoorFrame extends Frame, Returns<TrapdoorResult> {
  readonly proc: 'trapdoor'
  step: 'roll'
  readonly player: number
}

export const trapdoorFrame = (player: number): TrapdoorFrame => ({ proc: 'trapdoor', step: 'roll', player })

const giveWay = (c: Ctx): boolean =>
  sides.some((side) => anyPrayer(c, side, (prayer) => prayer.opensTrapdoors === true))

/** Whether he would be on an open trapdoor if he stood on that square. */
export const overTrapdoor = (c: Ctx, player: Player, at: Square): boolean => {
  const { trapdoors } = c.rules.tables
  if (trapdoors === undefined) return false
  const on =
    player.who.size === 1
      ? trapdoors.includes(at)
      : squaresOf(c.rules.pitch, player, at).some((square) => trapdoors.includes(square))
  return on && giveWay(c)
}

export const trapdoor: Procedure<TrapdoorFrame, Ctx> = {
  steps: {
    roll: {
      kind: 'throw',
      dice: () => ['d6'],
      why: () => 'trapdoor',
      rolled: (c, f, faces) => {
        const player = c.match.players[f.player]
        c.events.push({ type: 'chance', why: 'trapdoor', player: f.player, dice: faces })
        if (faces[0] !== 1) return DONE
        disturbBalls(c, player)
        if (dropBall(c, player) && player.side === c.match.turn.side) turnover(c, 'carrierInCrowd')
        takeOff(c.match, c.rules.pitch, player, 'crowd')
        c.events.push({ type: 'removed', player: f.player, to: 'crowd', why: 'trapdoor' })
        return SWALLOWED
      },
    },
  },
}
