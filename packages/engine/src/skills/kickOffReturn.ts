// Kick-Off Return: one receiver off the line of scrimmage and out of tackle zones may move up to three squares.

import type { Ctx } from '../edition.ts'
import type { Skill } from '../hooks.ts'
import type { Player } from '../kernel/match.ts'
import { kickedBall } from '../procs/ball/whichBall.ts'
import type { KickOffFrame } from '../procs/kickOff/kickOffFrame.ts'
import { freeMove, freeMoveFrame } from '../procs/move/freeMove.ts'
import { isMarked, standsOnLine, swings } from '../procs/move/zones.ts'

/** Whether a receiver may move under the kick: one of them, out of tackle zones, and not on a touchback. */
export const mayRunUnderKick = (c: Ctx, owner: Player, f: KickOffFrame): boolean =>
  !f.returnUsed && kickedBall(c.match).state !== 'touchback' && !isMarked(c, owner, owner.at) && !swings(c, owner)

export const kickOffReturn: Skill = {
  id: 'kick-off-return',
  name: 'Kick-Off Return',
  category: 'general',
  procedures: { freeMove },
  windows: {
    kickReturn: {
      offer: (c, owner, cause) => mayRunUnderKick(c, owner, cause) && !standsOnLine(c, owner),
      use: (_c, owner, cause) => {
        cause.returnUsed = true
        return freeMoveFrame(owner.id, 'kick-off-return', null)
      },
      declining: 'staysPut',
    },
  },
}
