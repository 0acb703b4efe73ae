// Bounding Leap: once per match, decided before the roll, her leap has no penalty, and she may re-roll it.
import type { Skill } from '../../hooks.ts'
import { isSpentFor, spendFor } from '../../procs/match/limits.ts'
import { UNHINDERED } from '../../procs/move/jump.ts'

const ID = 'bounding-leap'

export const boundingLeap: Skill = {
  id: ID,
  name: 'Bounding Leap',
  category: 'trait',
  // The re-roll is part of the use that was counted at the jump.
  rerolls: { rolls: ['jump'], allowed: (_c, f) => f.detail === UNHINDERED },
  windows: {
    jumping: {
      offer: (_c, owner) => !isSpentFor(owner, ID, 'match'),
      use: (_c, owner, cause) => {
        spendFor(owner, ID, 'match')
        cause.free = true
        return null
      },
      declining: 'leapsAsUsual',
    },
  },
}
