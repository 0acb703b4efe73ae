// Catch: re-rolls a failed catch, also from a hand-off, or a failed interception.
import { revise, type Skill } from '../hooks.ts'
import type { CatchFrame } from '../procs/ball/catch.ts'
import { frameBelow } from '../procs/move/zones.ts'

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
    allowed: (c, f) => c.match.balls[(frameBelow(c, f) as CatchFrame).ball].kind === 'ball',
  },
})
