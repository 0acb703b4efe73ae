// Safe Throw: an agility roll may cancel an interception of his pass, and only a natural 1 is a fumble.

import { revise, type Skill, type WindowHook } from '../hooks.ts'
import { listsOf } from '../kit.ts'
import type { PassFrame } from '../procs/ball/pass.ts'
import { isCarried } from '../procs/ball/whichBall.ts'

const intercepted: WindowHook<PassFrame> = {
  offer: (c, _owner, cause) => {
    const interceptor = c.match.players[cause.interceptor]
    return !listsOf(c, interceptor).immuneTo.includes('safe-throw')
  },
  roll: (_c, owner, cause) => ({ roll: 'safeThrow', player: owner.id, other: cause.interceptor }),
  tested: (_c, _owner, cause, passed) => {
    if (passed) cause.saved = true
    return null
  },
  declining: 'interceptionStands',
}

export const safeThrow: Skill = {
  id: 'safe-throw',
  name: 'Safe Throw',
  category: 'passing',
  windows: {
    intercepted,
    fumbled: {
      offer: (c, _owner, cause) => {
        const natural = c.match.lastRoll?.faces[0] ?? 1
        return natural !== 1 && isCarried(c.match.balls[cause.ball])
      },
      use: (_c, _owner, cause) => {
        cause.saved = true
        return null
      },
      declining: 'fumbles',
    },
  },
}

/** `third`: it does not prevent fumbles. */
export const safeThrowThird = revise(safeThrow, { windows: { intercepted } })
