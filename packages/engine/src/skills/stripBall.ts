// Strip Ball: a carrier he pushes or makes stumble drops the ball in the square he is pushed to.
import { anySkill } from '../edition.ts'
import { revise, type Skill, type WindowHook } from '../hooks.ts'
import { dropBall } from '../procs/ball.ts'
import type { BlockFrame } from '../procs/blockFrame.ts'
import { heldBall, skillWorks } from '../procs/zones.ts'

const strip: WindowHook = {
  offer: (c, owner, cause) => {
    const f = cause as BlockFrame
    const defender = c.match.players[f.defender]
    const pushed = f.result === 'pushed' || f.result === 'defenderStumbles'
    const immune = anySkill(
      c,
      defender,
      'immuneTo',
      (skill) => skill.immuneTo?.includes('strip-ball') === true && skillWorks(c, defender, skill),
    )
    const carrier = defender.side !== owner.side && heldBall(c.match, defender) !== null
    return owner.id === f.attacker && pushed && !immune && carrier
  },
  use: (c, _owner, cause) => {
    dropBall(c, c.match.players[(cause as BlockFrame).defender])
    return null
  },
  declining: 'He keeps the ball.',
}

export const stripBall: Skill = {
  id: 'strip-ball',
  name: 'Strip Ball',
  category: 'general',
  windows: {
    followingUp: {
      ...strip,
      offer: (c, owner, cause) => (cause as BlockFrame).vacated && strip.offer(c, owner, cause),
    },
  },
}

/** Later: it does not matter whether he gave way; one who goes down loses the ball anyway. */
export const stripBall2020 = revise(stripBall, {
  windows: {
    followingUp: {
      ...strip,
      offer: (c, owner, cause) => !(cause as BlockFrame).defenderFalls && strip.offer(c, owner, cause),
    },
  },
})
