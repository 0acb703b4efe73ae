// Dodge: re-rolls one failed dodge per turn, and may turn a Defender Stumbles into a push.
import { revise, type Skill, type WindowHook } from '../hooks.ts'
import { type BlockFrame, deniedInBlock } from '../procs/block/blockFrame.ts'
import { actsInTeamTurn } from '../procs/move/zones.ts'

/** The owner stays on his feet. */
export const stayUp: WindowHook<BlockFrame> = {
  offer: (c, owner, cause) =>
    owner.id === cause.defender && cause.defenderFalls && !deniedInBlock(c, cause, owner, 'dodge'),
  use: (_c, _owner, cause) => {
    cause.defenderFalls = false
    return null
  },
  declining: 'isPushedBackAndGoesDown',
}

export const dodge: Skill = {
  id: 'dodge',
  name: 'Dodge',
  category: 'agility',
  rerolls: { rolls: ['dodge'], oncePerTurn: true },
  windows: { stumbles: stayUp },
}

/** bb2020: the re-roll only in his own action, and not in the kick-off's bonus turn. */
export const dodgeBb2020 = revise(dodge, {
  rerolls: { rolls: ['dodge'], oncePerTurn: true, allowed: actsInTeamTurn },
})
