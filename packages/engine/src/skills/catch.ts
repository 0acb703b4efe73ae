// Catch: re-rolls a failed catch, hand-offs and interceptions included.
import { revise, type Skill } from '../hooks.ts'
import type { CatchFrame } from '../procs/catch.ts'
import { frameBelow } from '../procs/zones.ts'

export const catchSkill: Skill = {
  id: 'catch',
  name: 'Catch',
  category: 'agility',
  rerolls: { rolls: ['catch', 'intercept'] },
}

/** Later: only catches, and only of the ball itself. */
export const catch2020 = revise(catchSkill, {
  rerolls: {
    rolls: ['catch'],
    allowed: (c, f) => c.match.balls[(frameBelow(c, f) as CatchFrame).ball].kind === 'ball',
  },
})
