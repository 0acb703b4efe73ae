// Diving Catch: +1 to catch an accurate pass to him, and may catch a ball that lands on an empty adjacent square.
import type { Skill } from '../hooks.ts'
import { canTakeBall, hasHands } from '../procs/ball/ball.ts'
import { AIMED } from '../procs/ball/catch.ts'

export const divingCatch: Skill = {
  id: 'diving-catch',
  name: 'Diving Catch',
  category: 'agility',
  modifiers: { own: { catch: (_c, f) => (f.detail === AIMED ? 1 : 0) } },
  windows: {
    ballLanding: {
      offer: (c, owner, cause) =>
        c.match.balls[cause.ball].kind === 'bomb' ? hasHands(c, owner) : canTakeBall(c, owner),
      use: (_c, owner, cause) => {
        cause.divers = [...cause.divers, owner.id]
        return null
      },
      declining: 'ballComesDownBesideHim',
    },
  },
}
