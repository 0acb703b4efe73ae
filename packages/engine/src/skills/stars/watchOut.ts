// Watch Out!: the first time in each half that he is blocked he counts as a dodger.
import type { Skill } from '../../hooks.ts'
import type { BlockFrame } from '../../procs/blockFrame.ts'
import { isSpentFor, spendFor } from '../../procs/limits.ts'
import { stayUp } from '../dodge.ts'

const ID = 'watch-out'

// What is used up is the block, not the help in it, so the use is noted here.
export const watchOut: Skill = {
  id: ID,
  name: 'Watch Out!',
  category: 'trait',
  windows: {
    blockStarting: {
      offer: (_c, owner, cause) => owner.id === (cause as BlockFrame).defender && !isSpentFor(owner, ID, 'half'),
      use: (_c, owner, cause) => {
        spendFor(owner, ID, 'half')
        ;(cause as BlockFrame).defenderDodges = true
        return null
      },
      compulsory: true,
      declining: '',
    },
    stumbles: {
      ...stayUp,
      offer: (c, owner, cause) => (cause as BlockFrame).defenderDodges && stayUp.offer(c, owner, cause),
    },
  },
}
