// Timmm-ber!: +1 to his stand-up roll for each adjacent, standing, unmarked team-mate.
import type { Skill } from '../hooks.ts'
import { isMarked, playersBeside } from '../procs/move/zones.ts'

export const timmmBer: Skill = {
  id: 'timmm-ber',
  name: 'Timmm-ber!',
  category: 'trait',
  worksWhileDown: true,
  modifiers: {
    own: {
      standUp: (c, _f, owner) =>
        playersBeside(c, owner).filter(
          (mate) => mate.side === owner.side && mate.posture === 'standing' && !isMarked(c, mate, mate.at),
        ).length,
    },
  },
}
