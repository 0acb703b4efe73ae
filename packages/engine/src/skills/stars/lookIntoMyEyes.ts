// Look into my Eyes: once per match, activated next to the ball carrier, he takes the ball on a 2+; his action ends.
import type { Ctx } from '../../edition.ts'
import type { Skill } from '../../hooks.ts'
import type { Ball, Player } from '../../kernel/match.ts'
import { canTakeBall, giveBall } from '../../procs/ball/ball.ts'
import { heldBall, playersBeside } from '../../procs/move/zones.ts'

/** The ball carried by an opponent whom he marks. */
const ballNextTo = (c: Ctx, owner: Player): Ball | null => {
  const carrier = playersBeside(c, owner).find((p) => p.side !== owner.side && heldBall(c.match, p) !== null)
  return carrier ? heldBall(c.match, carrier) : null
}

export const lookIntoMyEyes: Skill = {
  id: 'look-into-my-eyes',
  name: 'Look into my Eyes',
  category: 'trait',
  oncePer: 'match',
  windows: {
    activated: {
      offer: (c, owner, cause) => !cause.lost && canTakeBall(c, owner) && ballNextTo(c, owner) !== null,
      roll: (_c, owner) => ({ roll: 'feat', player: owner.id, base: 2, why: 'look-into-my-eyes' }),
      tested: (c, owner, cause, passed) => {
        const ball = ballNextTo(c, owner)
        if (passed && ball) giveBall(c, ball, owner, 'look-into-my-eyes')
        cause.lost = true
        return null
      },
      declining: 'actsAsHeDeclared',
    },
  },
}
