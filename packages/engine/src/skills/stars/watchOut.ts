// Watch Out!: the first time he is blocked in each half he counts as having Dodge.
import type { Skill } from '../../hooks.ts'
import { isSpentFor, spendFor } from '../../procs/match/limits.ts'
import { stayUp } from '../dodge.ts'

const ID = 'watch-out'

// The first block uses it up whether or not it helped, so the use is noted here.
export const watchOut: Skill = {
  id: ID,
  name: 'Watch Out!',
  category: 'trait',
  windows: {
    blockStarting: {
      offer: (_c, owner, cause) => owner.id === cause.defender && !isSpentFor(owner, ID, 'half'),
      use: (_c, owner, cause) => {
        spendFor(owner, ID, 'half')
        cause.defenderDodges = true
        return null
      },
      compulsory: true,
    },
    stumbles: {
      ...stayUp,
      offer: (c, owner, cause) => cause.defenderDodges && stayUp.offer(c, owner, cause),
    },
  },
}
