// Block: the owner may stay on his feet on a Both Down.
import type { Skill, WindowHook } from '../hooks.ts'
import type { BlockFrame } from '../procs/block/blockFrame.ts'

const stayUp: WindowHook<BlockFrame> = {
  offer: (_c, owner, f) =>
    f.result === 'bothDown' && !f.wrestled && (owner.id === f.attacker ? f.attackerFalls : f.defenderFalls),
  use: (_c, owner, f) => {
    if (owner.id === f.attacker) f.attackerFalls = false
    else f.defenderFalls = false
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
