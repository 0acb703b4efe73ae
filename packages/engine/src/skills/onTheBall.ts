// On the Ball: moves up to three squares when a pass is declared, or at a kick-off in his own half.

import type { Skill } from '../hooks.ts'
import { isCarried } from '../procs/ball/whichBall.ts'
import { freeMove, freeMoveFrame } from '../procs/move/freeMove.ts'
import { hasZone } from '../procs/move/zones.ts'
import { turnGoesOn } from '../procs/turn/turnover.ts'
import { mayRunUnderKick } from './kickOffReturn.ts'
import { barred } from './passBlock.ts'

export const onTheBall: Skill = {
  id: 'on-the-ball',
  name: 'On the Ball',
  category: 'passing',
  procedures: { freeMove },
  windows: {
    passDeclared: {
      offer: (c, owner, cause) => {
        // After one of them has fallen no other may move.
        const fallen = cause.chaser >= 0 && !hasZone(c.match.players[cause.chaser])
        return isCarried(c.match.balls[cause.ball]) && !fallen && turnGoesOn(c) && !barred(c, owner)
      },
      use: (_c, owner, cause) => {
        cause.chaser = owner.id
        return freeMoveFrame(owner.id, 'on-the-ball', null, false)
      },
      declining: 'staysPut',
    },
    kickReturn: {
      offer: (c, owner, cause) => mayRunUnderKick(c, owner, cause),
      use: (_c, owner, cause) => {
        cause.returnUsed = true
        return freeMoveFrame(owner.id, 'on-the-ball', null)
      },
      declining: 'staysPut',
    },
  },
}
