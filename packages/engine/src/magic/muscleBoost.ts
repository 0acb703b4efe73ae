// Muscle Boost: just before he throws or kicks the ball the caster has Long Throw and Long Kick 4, and does nothing else. Neighbours:
// enchant.ts, casts.ts; procs/ball/ballDeeds.ts and procs/kickOff/kickInPlay.ts are what it helps.
import type { Ctx } from '../edition.ts'
import { givesBall } from '../procs/ball/ball.ts'
import { mayGive } from '../procs/ball/giveOnce.ts'
import { wades } from '../procs/move/flood.ts'
import type { Spell } from '../spell.ts'
import { castDeed } from './casts.ts'
import { type EnchantFrame, enchant } from './enchant.ts'

const LEVEL = 4

const THROWS: readonly string[] = ['throw', 'throwToSquare', 'throwAtFoe']
const KICKS: readonly string[] = ['kickBall', 'punt', 'fieldGoal']

/** Whether the ball is kicked in this match: that is not counted like the one throw of a turn. */
const isKicked = ({ rules }: Ctx): boolean => rules.deeds.some(({ id }) => KICKS.includes(id))

export const muscleBoost: Spell = {
  id: 'muscleBoost',
  name: 'Muscle Boost',
  deeds: [
    castDeed(
      'muscleBoost',
      (c, _f, player) => (givesBall(c, player) && !wades(player) && (mayGive(c, 'pass') || isKicked(c)) ? [-1] : []),
      (_c, f): EnchantFrame => ({
        ...{ proc: 'enchant', step: 'lend', player: f.player },
        ...{ skill: 'long-throw', family: 'longKick', leveled: `long-kick-${LEVEL}`, level: LEVEL },
      }),
      { late: true },
    ),
  ],
  helps: { deeds: [...THROWS, ...KICKS] },
  procedures: { enchant },
}
