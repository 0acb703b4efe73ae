// In the Zone: the tackle-zone penalty on his rolls is 1 less, but at least 1. Lent by a card for an activation.
import type { Ctx } from '../../edition.ts'
import type { Skill } from '../../hooks.ts'
import type { RollFrame } from '../../procs/rolling/roll.ts'

/** Asked after the tackle zones were counted. */
const ease = (_c: Ctx, f: RollFrame): number =>
  f.modifiers.filter(({ source }) => source === 'tackleZone').length > 1 ? 1 : 0

export const inTheZone: Skill = {
  id: 'in-the-zone',
  name: 'In the Zone',
  category: 'trait',
  modifiers: {
    own: {
      ...{ dodge: ease, jump: ease, land: ease },
      ...{ pickUp: ease, catch: ease, intercept: ease },
      ...{ pass: ease, throwTeamMate: ease, hypnoticGaze: ease },
    },
  },
}
