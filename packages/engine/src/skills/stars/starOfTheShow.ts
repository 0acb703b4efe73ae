// Star of the Show: once per match his touchdown gives his team a re-roll for the next drive.

import type { Skill } from '../../hooks.ts'
import { coachOf } from '../../kernel/allegiance.ts'
import { promiseDriveReroll } from '../../procs/match/driveRerolls.ts'

export const starOfTheShow: Skill = {
  id: 'star-of-the-show',
  name: 'Star of the Show',
  category: 'trait',
  oncePer: 'match',
  windows: {
    scored: {
      offer: (c, owner) => c.match.turn.touchdown === owner.side,
      use: (c, owner) => {
        promiseDriveReroll(c, coachOf(c.match, owner))
        return null
      },
      compulsory: true,
    },
  },
}
