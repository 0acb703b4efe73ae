// Block: the owner may stay on his feet on a Both Down.
import type { Skill, WindowHook } from '../hooks.ts'
import type { BlockFrame } from '../procs/block/blockFrame.ts'

const stayUp: WindowHook<BlockFrame> = {
  offer: (_c, owner, cause) =>
    cause.result === 'bothDown' &&
    !cause.wrestled &&
    (owner.id === cause.attacker ? cause.attackerFalls : cause.defenderFalls),
  use: (_c, owner, cause) => {
    if (owner.id === cause.attacker) cause.attackerFalls = false
    else cause.defenderFalls = false
    return null
  },
  declining: 'goesDown',
}

export const block: Skill = {
  id: 'block',
  name: 'Block',
  category: 'general',
  windows: { bothDown: stayUp },
}
