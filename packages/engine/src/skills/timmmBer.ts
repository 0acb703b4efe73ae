// Timmm-ber!: slow to stand up, he adds one to the roll for each unmarked team-mate who stands beside him.
import type { Skill } from '../hooks.ts'
import { isMarked, neighboursOf } from '../procs/zones.ts'

export const timmmBer: Skill = {
  id: 'timmm-ber',
  name: 'Timmm-ber!',
  category: 'trait',
  worksWhileDown: true,
  own: {
    standUp: (c, _f, owner) =>
      neighboursOf(c, owner.at).filter(
        (mate) => mate.side === owner.side && mate.posture === 'standing' && !isMarked(c, mate.side, mate.at),
      ).length,
  },
}
