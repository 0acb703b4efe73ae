// Catch: re-rolls a failed catch, also from a hand-off, or a failed interception.

import { revise, type Skill } from '../hooks.ts'
import { frameAround } from '../kernel/stack.ts'
import type { CatchFrame } from '../procs/ball/catch.ts'
import { isCarried } from '../procs/ball/whichBall.ts'

export const catchSkill: Skill = {
  id: 'catch',
  name: 'Catch',
  category: 'agility',
  rerolls: { rolls: ['catch', 'intercept'] },
}

/** bb2020: only catches, and only of the ball. */
export const catchBb2020 = revise(catchSkill, {
  rerolls: {
    rolls: ['catch'],
    allowed: (c) => isCarried(c.match.balls[frameAround<CatchFrame>(c.match, 'catch').ball]),
  },
})
