// Diving Catch: +1 to catch an accurate pass to him, and may catch a ball that lands on an empty adjacent square.

import { revise, type Skill } from '../hooks.ts'
import { putPlayer } from '../kernel/occupancy.ts'
import { canTakeBall, hasHands } from '../procs/ball/ball.ts'
import { AIMED } from '../procs/ball/catch.ts'
import { isCarried } from '../procs/ball/whichBall.ts'

export const divingCatch: Skill = {
  id: 'diving-catch',
  name: 'Diving Catch',
  category: 'agility',
  modifiers: { own: { catch: (_c, f) => (f.detail === AIMED ? 1 : 0) } },
  windows: {
    ballLanding: {
      offer: (c, owner, cause) => (isCarried(c.match.balls[cause.ball]) ? canTakeBall(c, owner) : hasHands(c, owner)),
      use: (_c, owner, cause) => {
        cause.divers = [...cause.divers, owner.id]
        return null
      },
      declining: 'ballComesDownBesideHim',
    },
  },
}

/** `third`: he goes to the square where an inaccurate pass comes down, if nobody else has; no bonus. */
export const divingCatchThird = revise(divingCatch, {
  modifiers: {},
  windows: {
    ballLanding: {
      offer: (c, owner, cause) =>
        cause.how === 'pass' && !cause.accurate && cause.divers.length === 0 && canTakeBall(c, owner),
      use: (c, owner, cause) => {
        const { at: to } = c.match.balls[cause.ball]
        c.events.push({ type: 'moved', player: owner.id, from: owner.at, to, how: 'diving-catch' })
        putPlayer(c.match, c.rules.pitch, owner, to)
        cause.divers = [owner.id]
        return null
      },
      declining: 'ballComesDownBesideHim',
    },
  },
})
