// Strip Ball: a carrier he pushes drops the ball in the square he is pushed to, or in his own if he does not move.
import type { Skill } from '../hooks.ts'
import { dropBall } from '../procs/ball/ball.ts'
import { heldBall, workingSkill } from '../procs/move/zones.ts'

export const stripBall: Skill = {
  id: 'strip-ball',
  name: 'Strip Ball',
  category: 'general',
  windows: {
    followingUp: {
      offer: (c, owner, cause) => {
        const defender = c.match.players[cause.defender]
        // It works even if the defender does not move; one who falls drops the ball anyway.
        const pushed = (cause.result === 'pushed' || cause.result === 'defenderStumbles') && !cause.defenderFalls
        const immune = workingSkill(c, defender, ({ immuneTo }) => immuneTo?.includes('strip-ball'))
        const carrier = defender.side !== owner.side && heldBall(c.match, defender) !== null
        return owner.id === cause.attacker && pushed && !immune && carrier
      },
      use: (c, _owner, cause) => {
        dropBall(c, c.match.players[cause.defender])
        return null
      },
      declining: 'keepsTheBall',
    },
  },
}
