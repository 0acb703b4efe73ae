// Wrestle: on a Both Down, blocking or blocked, both players are placed prone instead, without armour rolls.
import { revise, type Skill, type WindowHook } from '../hooks.ts'
import { type BlockFrame, deniedInBlock } from '../procs/block/blockFrame.ts'
import { hasState } from '../procs/match/states.ts'

const pullDown: WindowHook<BlockFrame> = {
  offer: (c, owner, cause) =>
    cause.result === 'bothDown' && !cause.wrestled && !deniedInBlock(c, cause, owner, 'wrestle'),
  use: (_c, _owner, cause) => {
    cause.wrestled = true
    cause.attackerFalls = false
    cause.defenderFalls = false
    return null
  },
  declining: 'bothDownIsApplied',
}

export const wrestle: Skill = {
  id: 'wrestle',
  name: 'Wrestle',
  category: 'general',
  windows: {
    bothDown: {
      ...pullDown,
      offer: (c, owner, cause) => !hasState(owner, 'rooted') && pullDown.offer(c, owner, cause),
    },
  },
}

/** bb2020: works for rooted players too. */
export const wrestleBb2020 = revise(wrestle, { windows: { bothDown: pullDown } })
