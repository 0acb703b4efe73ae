// Unstoppable Momentum: in each Blitz re-rolls one block die.
import type { Skill } from '../../hooks.ts'
import type { BlockFrame } from '../../procs/block/blockFrame.ts'
import { frameBelow } from '../../procs/move/zones.ts'

export const unstoppableMomentum: Skill = {
  id: 'unstoppable-momentum',
  name: 'Unstoppable Momentum',
  category: 'trait',
  rerolls: {
    rolls: ['block'],
    oncePerTurn: true,
    perAction: true,
    allowed: (c, f) => (frameBelow(c, f) as BlockFrame).blitz,
    oneOf: (_c, f) => [...f.dice.keys()],
  },
}
