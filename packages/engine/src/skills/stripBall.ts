// Strip Ball: a carrier he pushes or makes stumble drops the ball in the square he is pushed to.
import { anySkill } from '../edition.ts'
import type { Skill } from '../hooks.ts'
import { dropBall } from '../procs/ball.ts'
import type { BlockFrame } from '../procs/block.ts'
import { heldBall } from '../procs/zones.ts'

export const stripBall: Skill = {
  id: 'strip-ball',
  name: 'Strip Ball',
  category: 'general',
  windows: {
    followingUp: {
      offer: (c, owner, cause) => {
        const f = cause as BlockFrame
        const defender = c.match.players[f.defender]
        const pushed = f.result === 'pushed' || f.result === 'defenderStumbles'
        const immune = anySkill(c, defender, (skill) => skill.immuneTo?.includes('strip-ball') === true)
        const carrier = defender.side !== owner.side && heldBall(c.match, defender) !== null
        return owner.id === f.attacker && f.vacated && pushed && !immune && carrier
      },
      use: (c, _owner, cause) => {
        dropBall(c, c.match.players[(cause as BlockFrame).defender])
        return null
      },
      declining: 'He keeps the ball.',
    },
  },
}
