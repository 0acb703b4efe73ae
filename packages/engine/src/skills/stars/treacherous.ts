// Treacherous: once per match, at activation, he knocks down an adjacent team-mate with the ball, and takes it.
import type { Skill } from '../../hooks.ts'
import { canTakeBall, giveBall } from '../../procs/ball/ball.ts'
import { armourFrame } from '../../procs/hurt/armour.ts'
import { lie } from '../../procs/hurt/fall.ts'
import { heldBall, playersBeside } from '../../procs/move/zones.ts'
import { featAtActivation } from '../feats.ts'

const ID = 'treacherous'

export const treacherous: Skill = {
  id: ID,
  name: 'Treacherous',
  category: 'trait',
  oncePer: 'match',
  ...featAtActivation(ID, {
    targets: (c, owner) =>
      canTakeBall(c, owner)
        ? playersBeside(c, owner).filter((p) => p.side === owner.side && heldBall(c.match, p) !== null)
        : [],
    needs: 0,
    done: (c, owner, target) => {
      const ball = heldBall(c.match, target)
      if (ball) giveBall(c, ball, owner, ID)
      // This fall is not a turnover.
      lie(c, target, ID)
      return armourFrame(target.id, -1, ID)
    },
  }),
}
