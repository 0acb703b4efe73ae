// Catch of the Day: once per half, standing at activation, he gets a ball on the ground within three squares on a 3+.

import type { Ctx } from '../../edition.ts'
import type { Skill } from '../../hooks.ts'
import { gapTo } from '../../kernel/base.ts'
import type { Ball, Player } from '../../kernel/match.ts'
import { canTakeBall, giveBall } from '../../procs/ball/ball.ts'
import { scoreAtOnce } from '../../procs/turn/turnover.ts'

const REACH = 3

const ballInReach = (c: Ctx, owner: Player): Ball | undefined =>
  c.match.balls.find((ball) => ball.state === 'ground' && gapTo(c.rules.pitch, owner, ball.at) <= REACH)

export const catchOfTheDay: Skill = {
  id: 'catch-of-the-day',
  name: 'Catch of the Day',
  category: 'trait',
  oncePer: 'half',
  windows: {
    activated: {
      offer: (c, owner, cause) => !cause.lost && canTakeBall(c, owner) && ballInReach(c, owner) !== undefined,
      roll: (_c, owner) => ({ roll: 'feat', player: owner.id, base: 3, why: 'catch-of-the-day' }),
      tested: (c, owner, _cause, passed) => {
        const ball = ballInReach(c, owner)
        if (passed && ball) {
          giveBall(c, ball, owner, 'catch-of-the-day')
          scoreAtOnce(c)
        }
        return null
      },
      declining: 'ballStaysPut',
    },
  },
}
