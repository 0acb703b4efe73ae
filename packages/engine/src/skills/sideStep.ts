// Side Step: his coach chooses the square he is pushed to: any empty adjacent one. Grab cancels it.

import type { Skill, WindowHook } from '../hooks.ts'
import { coachOf } from '../kernel/allegiance.ts'
import { deniedInPush } from '../procs/block/blockFrame.ts'
import type { PushFrame } from '../procs/block/push.ts'
import { openSquares } from '../procs/move/stride.ts'

const step: WindowHook<PushFrame> = {
  offer: (c, owner, cause) => owner.id === cause.victim && !cause.refused && openSquares(c, owner).length > 0,
  use: (c, owner, cause) => {
    cause.anywhere = true
    cause.chooser = coachOf(c.match, owner)
    return null
  },
  declining: 'opponentChoosesTheSquare',
}

export const sideStep: Skill = {
  id: 'side-step',
  name: 'Side Step',
  category: 'agility',
  windows: {
    pushing: {
      ...step,
      offer: (c, owner, cause) => {
        // Grab cancels it, but only for the player who is blocked; some pushes are nobody's.
        const grabbed = !cause.chain && cause.by >= 0 && c.match.players[cause.by].skills.includes('grab')
        return !grabbed && step.offer(c, owner, cause)
      },
    },
  },
}

/** bb2020: one word, and denied by skills of the blocker that say so. */
export const sidestep: Skill = {
  ...sideStep,
  id: 'sidestep',
  name: 'Sidestep',
  windows: {
    pushing: {
      ...step,
      offer: (c, owner, cause) => !deniedInPush(c, cause, owner, 'sidestep') && step.offer(c, owner, cause),
    },
  },
}
