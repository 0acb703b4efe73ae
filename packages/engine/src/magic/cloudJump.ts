// Cloud Jump: in his own turn the caster leaps as with Leap 3 and Heroic Leap; all he does is move and leap. Neighbours: enchant.ts,
// casts.ts; procs/move/leapOver.ts and heroicLeap.ts are the leaps.
import type { Spell } from '../spell.ts'
import { castDeed } from './casts.ts'
import { type EnchantFrame, enchant } from './enchant.ts'

const LEVEL = 3

export const cloudJump: Spell = {
  id: 'cloudJump',
  name: 'Cloud Jump',
  deeds: [
    castDeed(
      'cloudJump',
      () => [-1],
      (_c, f): EnchantFrame => ({
        ...{ proc: 'enchant', step: 'lend', player: f.player },
        ...{ skill: 'heroic-leap', family: 'leap', leveled: `leap-${LEVEL}`, level: LEVEL },
      }),
    ),
  ],
  helps: { walks: true, deeds: ['leap', 'heroicLeap', 'sandalsOfLeaping'] },
  procedures: { enchant },
}
