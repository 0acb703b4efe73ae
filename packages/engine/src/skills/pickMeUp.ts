// Pick-me-up: at the end of the opponents' turn prone team-mates within three squares stand up on a 5 or more.
import type { Skill } from '../hooks.ts'
import { fallenNear, PICKED_UP, pickMeUpFrame, pickMeUpProcedure } from './pickMeUpProcedure.ts'

export const pickMeUp: Skill = {
  id: 'pick-me-up',
  name: 'Pick-me-up',
  category: 'trait',
  procedures: { pickMeUp: pickMeUpProcedure },
  windows: {
    foesTurnEnded: {
      offer: (c, owner) => !owner.marks.includes(PICKED_UP) && fallenNear(c, owner).length > 0,
      use: (c, owner) => pickMeUpFrame(fallenNear(c, owner)),
      declining: 'teamMatesStayDown',
    },
  },
}
