// Kick-Off Return: one receiver off the line and out of enemy zones may move up to three squares under the kick.
import type { Skill } from '../hooks.ts'
import { freeMoveFrame } from '../procs/freeMove.ts'
import type { KickOffFrame } from '../procs/kickOff.ts'
import { isMarked, onLineOfScrimmage, swings } from '../procs/zones.ts'

export const kickOffReturn: Skill = {
  id: 'kick-off-return',
  name: 'Kick-Off Return',
  category: 'general',
  windows: {
    kickReturn: {
      offer: (c, owner, cause) => {
        const f = cause as KickOffFrame
        return (
          !f.returnUsed &&
          c.match.balls[0].state !== 'touchback' &&
          !onLineOfScrimmage(c, owner.side, owner.at) &&
          !isMarked(c, owner.side, owner.at) &&
          !swings(c, owner)
        )
      },
      use: (_c, owner, cause) => {
        ;(cause as KickOffFrame).returnUsed = true
        return freeMoveFrame(owner.id, 'kick-off-return', null)
      },
      declining: 'He stays where he is.',
    },
  },
}
