// Quick Bite: once per match, if an opponent he marks caught the ball and he breaks his armour, he gets the ball.
import type { Skill } from '../../hooks.ts'
import { canTakeBall, giveBall } from '../../procs/ball/ball.ts'
import { injuryFrame } from '../../procs/hurt/injury.ts'

const ID = 'quick-bite'

export const quickBite: Skill = {
  id: ID,
  name: 'Quick Bite',
  category: 'trait',
  oncePer: 'match',
  permitsIf: { robsQuietly: (owner) => owner.marks.includes(ID) },
  windows: {
    caught: {
      offer: (c, owner, cause) => {
        const { carrier, kind } = c.match.balls[cause.ball]
        return kind === 'ball' && carrier === cause.player && canTakeBall(c, owner)
      },
      roll: (_c, _owner, cause) => ({ roll: 'armour', player: cause.player, why: ID }),
      tested: (c, owner, cause, passed) => {
        if (!passed) return null
        const { ball, player } = cause
        owner.marks = [...owner.marks, ID]
        giveBall(c, c.match.balls[ball], owner, ID)
        return injuryFrame(player, owner.id, ID)
      },
      declining: 'catchStands',
    },
  },
}
