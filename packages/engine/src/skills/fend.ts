// Fend: a player who blocks him may not follow up, even if he is knocked down.
import { revise, type Skill, type WindowHook } from '../hooks.ts'
import { type BlockFrame, deniedInBlock } from '../procs/block/blockFrame.ts'

const fendOff: WindowHook<BlockFrame> = {
  offer: (c, owner, cause) =>
    owner.id === cause.defender && cause.vacated && !cause.mayNotFollow && !deniedInBlock(c, cause, owner, 'fend'),
  use: (_c, _owner, cause) => {
    cause.mayNotFollow = true
    return null
  },
  declining: 'attackerMayFollowUp',
}

export const fend: Skill = {
  id: 'fend',
  name: 'Fend',
  category: 'general',
  windows: { followingUp: fendOff },
}

/** bb2020: does not work against a Ball & Chain player. */
export const fendBb2020 = revise(fend, {
  windows: {
    followingUp: {
      ...fendOff,
      offer: (c, owner, cause) => !cause.swing && fendOff.offer(c, owner, cause),
    },
  },
})
