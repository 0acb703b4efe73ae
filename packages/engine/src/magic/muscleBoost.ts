// Muscle Boost: just before he throws or kicks the ball the caster has Long Throw and Long Kick 4, and does nothing else. Neighbours:
// enchant.ts, casts.ts; procs/ball/ballDeeds.ts and procs/kickOff/kickInPlay.ts are what it helps.
import { givesBall } from '../procs/ball/ball.ts'
import { hasGiven, mayGive } from '../procs/ball/giveOnce.ts'
import type { Spell } from '../spell.ts'
import { castDeed } from './casts.ts'
import { type EnchantFrame, enchant } from './enchant.ts'

const LEVEL = 4

export const muscleBoost: Spell = {
  id: 'muscleBoost',
  name: 'Muscle Boost',
  deeds: [
    castDeed(
      'muscleBoost',
      (c, _f, player) => (givesBall(c, player) && mayGive(c, 'pass') && !hasGiven(player) ? [-1] : []),
      (_c, f): EnchantFrame => ({
        ...{ proc: 'enchant', step: 'lend', player: f.player },
        ...{ skill: 'long-throw', family: 'longKick', leveled: `long-kick-${LEVEL}`, level: LEVEL },
      }),
      { late: true },
    ),
  ],
  helps: { deeds: ['throw', 'throwToSquare', 'throwAtFoe', 'kickBall', 'punt', 'fieldGoal'] },
  procedures: { enchant },
}
