// All You Can Eat: once per match, decided at activation, she throws two bombs; after the second she may be sent off.
import type { Skill } from '../../hooks.ts'
import { sendOffFrame } from '../../procs/foul/sendOff.ts'
import { isSpentFor, spendFor } from '../../procs/match/limits.ts'
import { isOnPitch } from '../../procs/move/zones.ts'

const ID = 'all-you-can-eat'

export const allYouCanEat: Skill = {
  id: ID,
  calls: ['sendOff'],
  name: 'All You Can Eat',
  category: 'trait',
  worksWhileDown: true,
  windows: {
    activated: {
      offer: (_c, owner, cause) => cause.action === 'bomb' && !cause.lost && !isSpentFor(owner, ID, 'match'),
      use: (_c, owner, cause) => {
        spendFor(owner, ID, 'match')
        owner.marks = [...owner.marks, ID]
        cause.more = 1
        return null
      },
      declining: 'throwsOneBomb',
    },
    // Only after a second bomb was thrown.
    actionEnding: {
      offer: (_c, owner, cause) => owner.marks.includes(ID) && cause.more === 0 && isOnPitch(owner),
      roll: (_c, owner) => ({ roll: 'unseen', player: owner.id }),
      tested: (_c, owner, _cause, unseen) => (unseen ? null : sendOffFrame(owner.id, ID)),
      compulsory: true,
    },
  },
}
